Platform.prepareStandardFiles()
Platform.exitProcess(run(Array(CommandLine.arguments.dropFirst())))
