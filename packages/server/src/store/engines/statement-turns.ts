/**
 * How many statements of the embedded app database run in one turn of the event loop. They block it, and a transaction of
 * hundreds would otherwise be one long turn.
 */
import { scheduler } from 'node:timers/promises'

/** Milliseconds since the first statement of a turn, after which the next one waits. */
const TURN_MS = 20

/** @returns a function to be asked before each statement: undefined when it may run now, else what it has to wait for. */
export function statementTurns(now: () => number = () => performance.now()): () => Promise<void> | undefined {
  let began: number | undefined

  function isOver(): boolean {
    if (began === undefined) {
      began = now()
      setImmediate(() => (began = undefined))
    }
    return now() - began > TURN_MS
  }

  async function untilFree(): Promise<void> {
    do await scheduler.yield()
    while (isOver())
  }

  return () => (isOver() ? untilFree() : undefined)
}
