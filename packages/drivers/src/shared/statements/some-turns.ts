import { setImmediate as nextTurn } from 'node:timers/promises'

/** A small request of somebody else needs several turns of the event loop: each of them would wait for a piece of work otherwise. */
const TURNS = 4

/** Lets others have their turn between two pieces of work that take milliseconds. */
export async function someTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
}
