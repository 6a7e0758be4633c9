/** Commands of the program, run to their end or killed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { launcherSettings, MAIN } from './running-server.ts'

export interface CommandOptions {
  dataDir: string
  env?: Record<string, string>
  /** Given on standard input. */
  input?: string
  /** A file that standard input is read from instead. */
  inputFile?: string
}

export interface Ended {
  /** The exit code, or the signal's name. */
  code: number | string | null
  output: string
  errors: string
}

export interface RunningCommand {
  child: ChildProcess
  ended: Promise<Ended>
}

export function startCommand(
  words: readonly string[],
  { dataDir, env = {}, input = '', inputFile }: CommandOptions,
): RunningCommand {
  const file = inputFile === undefined ? undefined : openSync(inputFile, 'r')
  const child = spawn(process.execPath, [MAIN, ...words], {
    env: { ...launcherSettings(), QUERENT_DATA_DIR: dataDir, QUERENT_LOAD_SAMPLE_CONTENT: 'false', ...env },
    stdio: [file ?? 'pipe', 'pipe', 'pipe'],
  })
  if (file !== undefined) closeSync(file)
  let output = ''
  let errors = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  child.stdin?.on('error', () => undefined) // the command need not read it
  child.stdin?.end(input)
  const ended = new Promise<Ended>((resolve) =>
    child.once('close', (code, signal) => resolve({ code: signal ?? code, output, errors })),
  )
  return { child, ended }
}

export function command(words: readonly string[], options: CommandOptions): Promise<Ended> {
  return startCommand(words, options).ended
}
