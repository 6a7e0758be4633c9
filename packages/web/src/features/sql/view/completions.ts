/** What is offered at the cursor: tables and columns, and in `{{` questions, snippets and variables. */
import type { QueryClient } from '@tanstack/react-query'
import { suggestCards, suggestNames } from '../../../api/database.ts'
import { snippetsOptions } from '../../../api/snippet.ts'
import { slugOf } from '../../../lib/urls.ts'
import type { Completion } from '../../../ui/Code/index.ts'

interface Source {
  client: QueryClient
  database: number
  way: 'prefix' | 'substring'
  /** Names of variables that the text has. */
  variables: readonly string[]
}

export async function findCompletions(
  { client, database, way, variables }: Source,
  before: string,
  signal: AbortSignal,
): Promise<Completion[]> {
  if (!before.startsWith('{{')) {
    const word = before.split('.').at(-1) ?? ''
    if (word === '') return []
    return suggestNames(database, word, way, signal)
  }
  const inside = before.slice(2).trimStart()
  if (inside.startsWith('#')) {
    const cards = await suggestCards(database, inside.slice(1), signal)
    return cards.map(({ id, name, collection_name }) => ({
      label: `#${id} ${name}`,
      detail: collection_name,
      text: `{{#${slugOf({ id, name })}}}`,
    }))
  }
  const snippets = await client.fetchQuery(snippetsOptions())
  const wanted = inside.replace(/^snippet:\s*/i, '').toLocaleLowerCase()
  const ofSnippets = snippets
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
    .map(({ name }): Completion => ({ label: `snippet: ${name}`, text: `{{snippet: ${name}}}` }))
  if (/^snippet:/i.test(inside)) return ofSnippets
  const ofVariables = variables
    .filter((name) => name.toLocaleLowerCase().startsWith(wanted) && name !== inside)
    .map((name): Completion => ({ label: name, text: `{{${name}}}` }))
  return [...ofVariables, ...ofSnippets]
}
