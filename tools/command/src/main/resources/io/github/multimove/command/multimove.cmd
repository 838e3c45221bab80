@echo off
rem Runs multimove with the Java beside it, or with JAVA_HOME, or with the java on PATH (17 or later).
setlocal
set "home=%~dp0.."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if exist "%home%\runtime\bin\java.exe" set "java=%home%\runtime\bin\java.exe"
"%java%" %MULTIMOVE_OPTS% -jar "%home%\lib\multimove.jar" %*
exit /b %errorlevel%
