/** The program. Its commands: commands/index.ts. */
import { startQuickly } from './boot/index.ts'

const program = startQuickly()
const { runProgram, endProgram }: typeof import('./commands/index.ts') =
  program === undefined ? await import('./commands/index.ts') : await import(program)
const code = await runProgram(process.argv.slice(2))
// A start that failed halfway may leave connections behind that keep the process alive.
if (code !== undefined) await endProgram(code)
