/** What two lists have in common, in their order. */

export type Mark = 'same' | 'added' | 'removed' | 'changed'

/** An element of both lists, or of one of them. */
export interface Pair<T> {
  readonly mark: Mark
  /** null for what was added. */
  readonly before: T | null
  /** null for what was removed. */
  readonly after: T | null
}

/** Beyond so many comparisons the middle of both lists counts as wholly replaced. */
const MOST_CELLS = 4_000_000

/** The longest common subsequence of both lists, with what was removed and added between. */
export function align<T>(before: readonly T[], after: readonly T[], isSame: (one: T, other: T) => boolean): Pair<T>[] {
  let start = 0
  const least = Math.min(before.length, after.length)
  while (start < least && isSame(before[start]!, after[start]!)) start += 1
  let end = 0
  while (end < least - start && isSame(before.at(-1 - end)!, after.at(-1 - end)!)) end += 1
  const same = (from: number, to: number, shift: number): Pair<T>[] =>
    before.slice(from, to).map((one, at) => ({ mark: 'same', before: one, after: after[from + at + shift]! }))
  return [
    ...same(0, start, 0),
    ...alignMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end), isSame),
    ...same(before.length - end, before.length, after.length - before.length),
  ]
}

function alignMiddle<T>(before: readonly T[], after: readonly T[], isSame: (one: T, other: T) => boolean): Pair<T>[] {
  const removed = (one: T): Pair<T> => ({ mark: 'removed', before: one, after: null })
  const added = (one: T): Pair<T> => ({ mark: 'added', before: null, after: one })
  const width = after.length + 1
  if (before.length * after.length > MOST_CELLS) return [...before.map(removed), ...after.map(added)]
  // lengths[i * width + j]: how much `before` from i and `after` from j have in common.
  const lengths = new Uint32Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(before[i]!, after[j]!)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
    }
  }
  const pairs: Pair<T>[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    if (isSame(before[i]!, after[j]!)) pairs.push({ mark: 'same', before: before[i++]!, after: after[j++]! })
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) pairs.push(removed(before[i++]!))
    else pairs.push(added(after[j++]!))
  }
  return [...pairs, ...before.slice(i).map(removed), ...after.slice(j).map(added)]
}

/** The pairs with each removed element and the added one alike that follows it as one that was changed. */
export function joinChanged<T>(pairs: readonly Pair<T>[], isAlike: (one: T, other: T) => boolean): Pair<T>[] {
  const joined: Pair<T>[] = []
  for (const pair of pairs) {
    const since = joined.findLastIndex(({ mark }) => mark === 'same' || mark === 'changed')
    const at =
      pair.after === null || pair.mark !== 'added'
        ? -1
        : joined.findIndex(
            (one, index) => index > since && one.mark === 'removed' && isAlike(one.before as T, pair.after as T),
          )
    const partner = joined[at]
    if (partner === undefined) joined.push(pair)
    else joined[at] = { mark: 'changed', before: partner.before, after: pair.after }
  }
  return joined
}
