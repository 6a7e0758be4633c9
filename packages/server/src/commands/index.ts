/** The commands of the program. What a command needs is loaded when it runs, and not before: starts are to be quick. */
import { makeFilesPrivately } from '../process/private-files.ts'
import { hint, readArguments } from './cli/arguments.ts'
import { CommandError, UsageError, type Command } from './cli/command.ts'
import { commandHelp, programHelp, usageLine } from './cli/help.ts'

interface Entry {
  summary: string
  load(): Promise<Command>
}

const COMMANDS: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  [
    'serve',
    {
      summary: 'runs the server (default without a command)',
      load: async () => (await import('./serve.ts')).serve,
    },
  ],
  [
    'migrate',
    { summary: 'brings the app database up to date', load: async () => (await import('./migrate.ts')).migrate },
  ],
  ['backup', { summary: 'writes the app database to a file', load: async () => (await import('./backup.ts')).backup }],
  [
    'restore',
    { summary: 'restores the app database from a backup', load: async () => (await import('./restore.ts')).restore },
  ],
  [
    'move-app-database',
    {
      summary: 'copies the app database to another place or engine',
      load: async () => (await import('./move-app-database.ts')).moveAppDatabase,
    },
  ],
  [
    'reset-password',
    {
      summary: 'lets a user set a new password',
      load: async () => (await import('./reset-password.ts')).resetPassword,
    },
  ],
  [
    'rotate-key',
    { summary: 'encrypts all secrets with a new key', load: async () => (await import('./rotate-key.ts')).rotateKey },
  ],
  ['doctor', { summary: 'checks for problems', load: async () => (await import('./doctor.ts')).doctor }],
])

const FAILED = 1
const MISUSED = 2

/** Runs the program with the words of its call; the exit code, when it is settled. */
export async function runProgram(words: readonly string[]): Promise<number | void> {
  const [first, ...rest] = words
  if (first === 'help' && rest[0] !== undefined && COMMANDS.has(rest[0])) return runCommand(rest[0], ['--help'])
  if (first === '--help' || first === '-h' || first === 'help') return print(programHelp(COMMANDS))
  if (first === '--version') return print((await import('../version.ts')).VERSION.product)
  if (first !== undefined && !first.startsWith('-')) return runCommand(first, rest)
  return runCommand('serve', words)
}

export async function endProgram(code: number): Promise<never> {
  const { exitProcess } = await import('../process/exit.ts')
  return exitProcess(code)
}

async function runCommand(name: string, words: readonly string[]): Promise<number | void> {
  const command = await COMMANDS.get(name)?.load()
  if (command === undefined) {
    return refuse(
      `Unknown command: ${name}.${hint(name, [...COMMANDS.keys()])}`,
      'Usage: querent [COMMAND] [OPTIONS]',
      '',
    )
  }
  if (words.includes('--help') || words.includes('-h')) return print(commandHelp(name, command))
  makeFilesPrivately()
  try {
    const given = readArguments(words, command)
    makeFilesPrivately()
    return await command.run(given)
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message, usageLine(name, command), `${name} `)
    console.error(await explanation(error, name))
    return FAILED
  }
}

/** The message of what somebody can mend; everything else with its stack. */
async function explanation(error: unknown, command: string): Promise<unknown> {
  if (error instanceof CommandError) return error.message
  const { ConfigError } = await import('../config/config.ts')
  const { AppDatabaseError } = await import('../store/index.ts')
  if (!(error instanceof ConfigError) && !(error instanceof AppDatabaseError)) return error
  // A server that does not start was told something wrong.
  return error instanceof ConfigError || command === 'serve' ? `Configuration: ${error.message}` : error.message
}

/** @param command whose help tells more, with a space behind it; that of the program when it is empty. */
function refuse(message: string, usage: string, command: string): number {
  console.error(`${message}\n${usage}\nquerent ${command}--help lists the options.`)
  return MISUSED
}

function print(text: string): number {
  console.log(text)
  return 0
}
