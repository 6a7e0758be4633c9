/** Times of repeated work. */

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Milliseconds of one call. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}

/**
 * Runs two pieces of work in turn, so that both meet the same load of the machine; milliseconds of each run. The
 * rounds that warm up are not counted.
 */
export async function alternately(
  rounds: number,
  ours: () => Promise<unknown>,
  limit: () => Promise<unknown>,
  warmUps = 1,
): Promise<{ ours: number[]; limit: number[] }> {
  const times = { ours: [] as number[], limit: [] as number[] }
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const limitMs = await timed(limit)
    const oursMs = await timed(ours)
    if (round < warmUps) continue
    times.limit.push(limitMs)
    times.ours.push(oursMs)
  }
  return times
}
