/** The program. Its commands: commands/index.ts. */
import { runProgram } from './commands/index.ts'

const code = await runProgram(process.argv.slice(2))
// A start that failed half-way may leave connections behind that keep the process alive.
if (code !== undefined) process.exit(code)
