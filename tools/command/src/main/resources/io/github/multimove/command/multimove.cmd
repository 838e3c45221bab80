@echo off
rem Runs multimove with the Java beside it, or with JAVA_HOME, or with the java on PATH (17 or later).
setlocal
set "home=%~dp0.."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if exist "%home%\runtime\bin\java.exe" set "java=%home%\runtime\bin\java.exe"
where "%java%" >nul 2>nul
if not exist "%java%" if errorlevel 1 (
  echo multimove: needs Java 17 or later, or the zip with a Java of its own 1>&2
  exit /b 127
)
"%java%" %MULTIMOVE_OPTS% -jar "%home%\lib\multimove.jar" %*
exit /b %errorlevel%
