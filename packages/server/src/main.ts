/** The program. Its commands: commands/index.ts. */
import { startQuickly } from './boot/index.ts'

startQuickly()
const { runProgram } = await import('./commands/index.ts')
const code = await runProgram(process.argv.slice(2))
// A start that failed halfway may leave connections behind that keep the process alive.
if (code !== undefined) {
  const { exitProcess } = await import('./process/exit.ts')
  await exitProcess(code)
}
