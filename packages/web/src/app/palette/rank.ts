/** How well a text fits what was typed. */

/**
 * A score above 0 when all letters of `typed` occur in order, highest for a beginning, then for beginnings of words, then for
 * letters that lie together; 0 when they do not. Case and accents make no difference.
 */
export function fitOf(typed: string, text: string): number {
  const wanted = plain(typed)
  const among = plain(text)
  if (wanted === '') return 1
  if (among.startsWith(wanted)) return 1000 - among.length
  const word = among.indexOf(` ${wanted}`)
  if (word >= 0) return 800 - word
  const within = among.indexOf(wanted)
  if (within >= 0) return 600 - within
  let at = -1
  let gaps = 0
  for (const letter of wanted.replaceAll(' ', '')) {
    const next = among.indexOf(letter, at + 1)
    if (next < 0) return 0
    if (next !== at + 1) gaps += 1
    at = next
  }
  return Math.max(1, 300 - gaps * 20 - among.length)
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
