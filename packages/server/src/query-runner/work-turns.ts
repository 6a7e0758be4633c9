/**
 * Heavy pieces of work, one in each turn of the event loop. Between two of them the loop takes new connections and
 * everything small, so that a login never waits for the large answers of many others.
 */
const waiting: (() => void)[] = []

/** Waits for the next free turn. To be asked for before every piece of some milliseconds. */
export function workTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(giveTurn)
  })
}

function giveTurn(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(giveTurn)
}
