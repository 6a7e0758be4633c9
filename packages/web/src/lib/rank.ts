/** How well a text fits what was typed; case and accents make no difference. */

/** 4 for the same text, 3 for its beginning, 2 for the beginning of a word of it, 1 for letters within, 0 for none of these. */
export function rankOf(typed: string, text: string): number {
  const wanted = plain(typed)
  const among = plain(text)
  if (among === wanted) return 4
  if (among.startsWith(wanted)) return 3
  const at = among.indexOf(wanted)
  if (at < 0) return 0
  return wordStarts(among).some((start) => among.startsWith(wanted, start)) ? 2 : 1
}

/** The text as it is compared: without case, accents and space around it. */
export function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

function wordStarts(text: string): number[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index)
}
