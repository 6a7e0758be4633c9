/**
 * Values in the texts of a dashboard: `{{name}}` stands for one, and `[[…]]` around it for what is there only with a value
 * (contract: sharing, section 3.3).
 */

const TAG = /\{\{([^{}]*)\}\}/g
/** What means something inside a line of markdown, and what begins a heading or a quote. */
const MARKS = /[\\`*_[\]<>&~{}#|]/g

/**
 * Tags with a value become the value; others stay, and what is optional about them, for the client to fill in.
 * @param values By the names of tags. @param isMarkdown Whether signs in values have to be shown as they are.
 */
export function fillText(
  text: string,
  values: ReadonlyMap<string, unknown>,
  { isMarkdown }: { isMarkdown: boolean },
): string {
  const shown = new Map<string, string>()
  for (const [name, value] of values) {
    const plain = [value].flat().join(', ')
    if (plain !== '') shown.set(name, isMarkdown ? plain.replace(/\s+/g, ' ').replace(MARKS, '\\$&') : plain)
  }
  const parts: string[] = []
  let at = 0
  for (;;) {
    const open = text.indexOf('[[', at)
    const close = open < 0 ? -1 : text.indexOf(']]', open)
    if (close < 0) return parts.join('') + filled(text.slice(at), shown)
    parts.push(filled(text.slice(at, open), shown), optional(text.slice(open + 2, close), shown))
    at = close + 2
  }
}

function filled(text: string, shown: ReadonlyMap<string, string>): string {
  return text.replace(TAG, (tag, name: string) => shown.get(name.trim()) ?? tag)
}

/** The brackets stay for as long as a tag in them waits for its value. */
function optional(text: string, shown: ReadonlyMap<string, string>): string {
  const names = [...text.matchAll(TAG)].map(([, name = '']) => name.trim())
  const isWhole = names.length > 0 && names.every((name) => shown.has(name))
  return isWhole ? filled(text, shown) : `[[${filled(text, shown)}]]`
}
