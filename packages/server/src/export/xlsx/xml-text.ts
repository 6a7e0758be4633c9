/** Text inside XML and inside spreadsheet cells. */
/** Most UTF-16 units that a cell holds (Excel specifications and limits). */
export const CELL_TEXT_LIMIT = 32_767

/**
 * Characters that XML 1.0 forbids, or that its readers change (CR), are written `_x000D_` (ECMA-376 part 1, 22.4.2.4);
 * a text that looks like such an escape has its underscore escaped.
 */
// oxlint-disable-next-line no-control-regex -- these are the characters to look for
const SPECIAL = /[&<>\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/
const ALL_SPECIAL = new RegExp(SPECIAL, 'g')
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ '&': '&amp;', '<': '&lt;', '>': '&gt;' }),
)

/** The content of a `<t>` element: cut to the limit of a cell and escaped. */
export function cellText(text: string): string {
  const cut = text.length > CELL_TEXT_LIMIT ? cutText(text) : text
  return SPECIAL.test(cut) ? cut.replace(ALL_SPECIAL, (found) => ENTITIES.get(found) ?? characterEscape(found)) : cut
}

/** Never cuts a surrogate pair in two. */
function cutText(text: string): string {
  const last = text.charCodeAt(CELL_TEXT_LIMIT - 1)
  return text.slice(0, last >= 0xd800 && last < 0xdc00 ? CELL_TEXT_LIMIT - 1 : CELL_TEXT_LIMIT)
}

function characterEscape(character: string): string {
  return `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}

/** True when a reader would drop white space at the ends without `xml:space="preserve"`. */
export function hasOuterSpace(text: string): boolean {
  return text.length > 0 && (text.charCodeAt(0) <= 32 || text.charCodeAt(text.length - 1) <= 32)
}

/** A value between double quotes. */
export function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
