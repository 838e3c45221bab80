@echo off
rem Starts the board and opens it in the browser: for a double click.
call "%~dp0multimove.cmd" board --open %*
