/** Cards and snippets that would read themselves: cards as sources, and both where SQL puts them in. */
import { isId } from '@querent/contract'
import { referencedIds, referencedInSql, type ReferencedIds } from '@querent/query'
import type { Repositories } from '../../store/index.ts'

type References = Pick<ReferencedIds, 'cards' | 'snippets' | 'snippetNames'>

/** What is saved: a card, or a snippet with the name that it will have; a new snippet has no id. */
export type Saved = { card: number } | { snippet: { id: number | null; name: string } }

/** True when what is named leads to what is saved. Three statements at most per level of nesting. */
export async function leadsTo(
  { queryMetadata }: Pick<Repositories, 'queryMetadata'>,
  named: References,
  saved: Saved,
): Promise<boolean> {
  const seen = { cards: new Set<number>(), snippets: new Set<number>(), snippetNames: new Set<string>() }
  let reached: readonly References[] = [named]
  while (reached.length > 0) {
    if (reached.some((references) => names(references, saved))) return true
    const cards = unseen(reached.flatMap((one) => one.cards).filter(isId), seen.cards)
    const snippets = unseen(reached.flatMap((one) => one.snippets).filter(isId), seen.snippets)
    const snippetNames = unseen(
      reached.flatMap((one) => one.snippetNames),
      seen.snippetNames,
    )
    const cardRows = await queryMetadata.cards(cards)
    const snippetRows = [
      ...(await queryMetadata.snippets(snippets)),
      ...(await queryMetadata.snippetsByName(snippetNames)),
    ]
    reached = [
      ...cardRows.map((row) => referencedIds(row.dataset_query)),
      // A snippet that gets another name is still found by the one that it had; its text is given up.
      ...snippetRows
        .filter(({ id }) => !('snippet' in saved) || id !== saved.snippet.id)
        .map((row) => referencedInSql(row.content, row.template_tags)),
    ]
  }
  return false
}

function names({ cards, snippets, snippetNames }: References, saved: Saved): boolean {
  if ('card' in saved) return cards.includes(saved.card)
  const { id, name } = saved.snippet
  return snippetNames.includes(name) || (id !== null && snippets.includes(id))
}

/** Notes those that are new. */
function unseen<Key>(keys: readonly Key[], seen: Set<Key>): Key[] {
  const fresh = [...new Set(keys)].filter((key) => !seen.has(key))
  for (const key of fresh) seen.add(key)
  return fresh
}
