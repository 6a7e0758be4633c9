/** Texts of cards that say values of filters. */

/**
 * A text with `{{name}}` replaced by what `say` gives for the filter of that name. A part in `[[ ]]` is shown only when all
 * filters that it names have a value. Names that are no filter stay as they are.
 * @param say the words of a value; empty for a filter without one, undefined for what is no filter.
 */
export function filledText(text: string, say: (name: string) => string | undefined): string {
  const optional = text.replaceAll(/\[\[([^]*?)\]\]/g, (whole, part: string) => {
    const said = namesIn(part).map(say)
    if (said.length === 0 || said.includes(undefined)) return whole
    return said.includes('') ? '' : part
  })
  return optional.replaceAll(/\{\{\s*([\w-]+)\s*\}\}/g, (whole, name: string) => say(name) ?? whole)
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)].map((match) => match[1] ?? '')
}
