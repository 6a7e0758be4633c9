/**
 * Heavy pieces of work, never two in one turn of the event loop. Between two of them the loop takes new connections and
 * everything small, so that a login never waits for the large answers of many others.
 */
const waiting: (() => void)[] = []

/**
 * Turns from one piece to the next, also of one request: a small request needs several. The runtime accepts one connection in
 * each, and an empty one costs microseconds.
 */
const TURNS = 4

/** True while somebody has been given a turn, or is about to be. */
let isGiving = false

/** Waits for the next free turn. To be asked for before every piece of some milliseconds. */
export function workTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (isGiving) return
    isGiving = true
    setImmediate(giveTurn)
  })
}

function giveTurn(): void {
  const next = waiting.shift()
  isGiving = next !== undefined
  if (next === undefined) return
  next()
  afterTurns(TURNS, giveTurn)
}

function afterTurns(count: number, work: () => void): void {
  setImmediate(count === 1 ? work : () => afterTurns(count - 1, work))
}

/** Items that are looked at in one turn: a few milliseconds. */
const ITEMS_AT_ONCE = 1_000

/** The same as `flatMap` of the list, with turns for others in between. */
export async function flatMapInTurns<Item, Result>(
  list: readonly Item[],
  work: (item: Item) => readonly Result[],
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of list.entries()) {
    if (index % ITEMS_AT_ONCE === ITEMS_AT_ONCE - 1) await workTurn()
    for (const result of work(item)) results.push(result)
  }
  return results
}
