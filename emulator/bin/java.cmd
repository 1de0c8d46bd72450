@node "%~dp0java" %*
