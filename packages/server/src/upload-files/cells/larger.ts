/** A copy with room for as many places more. */
export function larger(places: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(places.length * 2)
  copy.set(places)
  return copy
}
