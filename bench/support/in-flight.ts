/** Work of which some pieces are under way at a time, as with the connections of a browser. */

/** Does all pieces, in their order, `limit` of them at once; the milliseconds until the first of them was done. */
export async function inFlight<Piece>(
  limit: number,
  pieces: readonly Piece[],
  work: (piece: Piece, lane: number) => Promise<unknown>,
): Promise<number> {
  const before = performance.now()
  let firstMs = Number.NaN
  const waiting = [...pieces]
  await Promise.all(
    Array.from({ length: limit }, async (_, lane) => {
      for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
        await work(piece, lane)
        if (Number.isNaN(firstMs)) firstMs = performance.now() - before
      }
    }),
  )
  return firstMs
}
