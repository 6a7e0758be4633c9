/** The habits of docs/reference/style.md that a pattern can find. */

/** Habits by what a reader of a failure should see. */
const HABITS: Readonly<Record<string, RegExp>> = {
  'anew: again': /\banew\b/gi,
  'tell: say, show, return': /\b(?:tells?|told|telling)\b(?! (?:[\w“”’'-]+ ){0,4}apart\b)/gi,
  'of which, by which: a second sentence': /\b(?:of|by) which\b/gi,
  'is no: is not a': /(?<!\bthere )\b(?:is|are|was|were) no\b(?! (?:longer|more|matter)\b)/gi,
  'lie in, stand on: is in, is on': /\b(?:lies?|lay|stands?|stood) (?:in|on|at|below|above|between|for|under)\b/gi,
  'no more: no longer':
    /(?<!\bthere )\b(?:is|are|can|do|does|will|has|have) no more\b(?! than)|\bno more(?=[.,;:)]|$)/gi,
  'that there is: (drop it)': /\bthat there (?:is|are)\b/gi,
  'as it is: (drop it), unchanged': /\bas (?:it|they) (?:is|are|stands?)(?=[.,;:)]|$)/gi,
  'also, even: before the word that they belong to': /\b(?:also,|even\.)/g,
}

/** A habit and the words around it. */
export interface Hit {
  habit: string
  words: string
}

const AROUND = 40

export function habitsIn(text: string): Hit[] {
  const line = text.replaceAll(/\s+/g, ' ')
  return Object.entries(HABITS).flatMap(([habit, pattern]) =>
    [...line.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      habit,
      words: line.slice(Math.max(0, index - AROUND), index + length + AROUND).trim(),
    })),
  )
}
