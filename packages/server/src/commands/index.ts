/** The commands of the program. What a command needs is loaded when it runs, and not before: starts are to be quick. */
import { hint, readArguments } from './arguments.ts'
import { CommandError, UsageError, type Command } from './command.ts'
import { commandHelp, programHelp, usageLine } from './help.ts'

interface Entry {
  summary: string
  load(): Promise<Command>
}

const COMMANDS: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  [
    'serve',
    {
      summary: 'runs the server; what happens without a command',
      load: async () => (await import('./serve.ts')).serve,
    },
  ],
])

const FAILED = 1
const MISUSED = 2

/** Runs the program with the words of its call; the exit code, when it is settled. */
export async function runProgram(words: readonly string[]): Promise<number | void> {
  const [first, ...rest] = words
  if (first === '--help' || first === 'help') return print(programHelp(COMMANDS))
  if (first === '--version') return print((await import('../version.ts')).VERSION.product)
  if (first !== undefined && !first.startsWith('-')) return runCommand(first, rest)
  return runCommand('serve', words)
}

async function runCommand(name: string, words: readonly string[]): Promise<number | void> {
  const command = await COMMANDS.get(name)?.load()
  if (command === undefined) {
    return refuse(`Unknown command: ${name}.${hint(name, [...COMMANDS.keys()])}`, 'Usage: querent [COMMAND] [OPTIONS]')
  }
  if (words.includes('--help')) return print(commandHelp(name, command))
  try {
    return await command.run(readArguments(words, command))
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message, usageLine(name, command))
    console.error(await explanation(error))
    return FAILED
  }
}

/** The message of what somebody can mend; everything else with its stack. */
async function explanation(error: unknown): Promise<unknown> {
  if (error instanceof CommandError) return error.message
  const { ConfigError } = await import('../config.ts')
  const { AppDatabaseError } = await import('../store/index.ts')
  const isExplained = error instanceof ConfigError || error instanceof AppDatabaseError
  return isExplained ? `Configuration: ${error.message}` : error
}

function refuse(message: string, usage: string): number {
  console.error(`${message}\n${usage}\nquerent --help tells more.`)
  return MISUSED
}

function print(text: string): number {
  console.log(text)
  return 0
}
