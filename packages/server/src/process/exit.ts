import { endThreads } from '@querent/drivers/shared/threads/index.ts'

/** Exits; a thread that still loads would turn that into a crash. */
export async function exitProcess(code: number): Promise<never> {
  await endThreads()
  return process.exit(code)
}
