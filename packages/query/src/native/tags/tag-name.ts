import type { TemplateTag } from '../../model/query.ts'

/** What the name of a tag tells by itself. */
type TagReference =
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

/** The card that a tag stands for; null for other tags. The number in the name is a label that may be out of date. */
export function cardOfTag(name: string, tag: TemplateTag | undefined): number | null {
  const id = tag?.type === 'card' ? tag['card-id'] : undefined
  if (id !== undefined) return id
  const reference = readTagName(name)
  return reference.kind === 'card' ? reference.id : null
}
