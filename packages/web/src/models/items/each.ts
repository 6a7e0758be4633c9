import type { Refused } from './refused-store.ts'

/** Requests under way at once. */
const AT_ONCE = 4

interface Outcome<Item> {
  done: Item[]
  refused: Refused[]
}

/** Does the same to every item, a few at a time; one that is refused does not stop the others. */
export async function changeEach<Item extends { name: string }>(
  items: readonly Item[],
  change: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> {
  const waiting = [...items]
  const reasons = new Map<Item, string>()
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await change(item)
      } catch (error) {
        reasons.set(item, error instanceof Error ? error.message : String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, work))
  return {
    done: items.filter((item) => !reasons.has(item)),
    refused: items.flatMap((item) => {
      const reason = reasons.get(item)
      return reason === undefined ? [] : [{ name: item.name, reason }]
    }),
  }
}
