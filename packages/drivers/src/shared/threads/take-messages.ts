import { parentPort } from 'node:worker_threads'
import { LOADED } from './loaded.ts'

/** What the entry of a `Thread` calls last, and all that it does while it loads. */
export function takeMessages<To>(take: (message: To) => void): void {
  // Then the modules have run to their end. Nothing is taken before that is said: it may take long.
  setImmediate(() => {
    parentPort?.postMessage(LOADED, [])
    parentPort?.on('message', take)
  })
}
