/** So many statements of one explanation wait for the database at once. */
const AT_ONCE = 2

/**
 * All results, in the order of the list.
 * @param signal What stops the works; it is also stopped when one of them fails.
 */
export async function sideBySide<In, Out>(
  list: readonly In[],
  signal: AbortSignal,
  work: (one: In, signal: AbortSignal) => Promise<Out>,
): Promise<Out[]> {
  const failing = new AbortController()
  const either = AbortSignal.any([signal, failing.signal])
  const results: Out[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < list.length; at = next++) results[at] = await work(list[at]!, either)
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } catch (error) {
    failing.abort(error)
    throw error
  }
  return results
}
