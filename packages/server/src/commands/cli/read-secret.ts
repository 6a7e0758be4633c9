/** Reads a line that must not be seen: neither on the screen nor in a list of processes. */
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { CommandError } from './command.ts'

/** From the terminal, without showing it, else the first line of standard input. */
export async function readSecret(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY
  if (isTerminal) process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  try {
    for await (const line of lines) if (line !== '') return line
    throw new CommandError('No password was given.')
  } finally {
    lines.close()
    process.stdin.destroy() // or a pipe that stays open keeps the process
    if (isTerminal) process.stderr.write('\n')
  }
}
