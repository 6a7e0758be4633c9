/** Files of the application itself, such as its fonts. */

/** @param address absolute, as a style sheet leads to it. */
export async function readAsset(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}.`)
  return await answer.blob()
}
