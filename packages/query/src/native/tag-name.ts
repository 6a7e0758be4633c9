/** What the name of a tag tells by itself. */
export type TagReference =
  | { kind: 'card'; id: number }
  | { kind: 'snippet'; name: string }
  | { kind: 'variable'; name: string }

/** `#12` and `#12-slug` name a card, `snippet: Name` a snippet, everything else a variable. */
export function readTagName(name: string): TagReference {
  const card = /^#\s*(\d{1,15})\s*(?:-.*)?$/s.exec(name)
  if (card) return { kind: 'card', id: Number(card[1]) }
  const snippet = /^snippet:\s*(.+)$/is.exec(name)?.[1]
  return snippet === undefined ? { kind: 'variable', name } : { kind: 'snippet', name: snippet.trim() }
}
