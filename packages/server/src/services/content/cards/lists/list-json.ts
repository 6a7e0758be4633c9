/** Lists of thousands of cards as JSON text: what is stored as JSON goes in as it is, without being read. */
import { scheduler } from 'node:timers/promises'
import { parseExactJson, remember } from '@querent/contract'
import { visibleColumns } from '../../../../permissions/statistics.ts'
import type { CardTexts, Store } from '../../../../store/index.ts'
import { reviewsOf } from '../../moderation/index.ts'
import { cardParameters } from '../parameters.ts'
import { cardHome, plainListRecord, type CardHome, type CardView } from '../record.ts'

/** Cards that are read and written without a pause: some milliseconds. Other requests come in between. */
const CARDS_AT_ONCE = 100

/** JSON text, in pieces, of an array of list records; with the columns of their results, or without that key. */
export async function* cardListJson(
  ids: readonly number[],
  store: Store,
  view: CardView,
  isWithColumns: boolean,
): AsyncGenerator<string> {
  const homes = new Map<number | null, CardHome>()
  const homeOf = (id: number | null) => {
    return remember(homes, id, () => cardHome(id, view))
  }
  let before = '['
  for (let start = 0; start < ids.length; start += CARDS_AT_ONCE) {
    const some = ids.slice(start, start + CARDS_AT_ONCE)
    const [cards, reviews] = await Promise.all([
      store.cards.findTexts(some, isWithColumns),
      reviewsOf(store, 'card', some),
    ])
    const texts = cards.map((card) => cardJson(card, homeOf(card.collection_id), { ...view, reviews }))
    if (texts.length > 0) yield before + texts.join(',')
    if (texts.length > 0) before = ','
    await scheduler.yield()
  }
  yield before === ',' ? ']' : '[]'
}

function cardJson(card: CardTexts, home: CardHome, view: CardView): string {
  const {
    dataset_query,
    visualization_settings,
    result_metadata,
    parameters,
    parameter_mappings,
    embedding_params,
    ...plain
  } = card
  const texts = {
    dataset_query,
    visualization_settings,
    ...(result_metadata === undefined ? {} : { result_metadata: columnsJson(result_metadata, card.database_id, view) }),
    parameters: mayHaveTags(card) ? parametersJson(card) : parameters,
    parameter_mappings,
    embedding_params,
  }
  const stored = Object.entries(texts).map(([key, text]) => `,"${key}":${text ?? 'null'}`)
  return `${JSON.stringify(plainListRecord(plain, home, view)).slice(0, -1)}${stored.join('')}}`
}

/** The columns as the user may know them. */
function columnsJson(text: string | null, databaseId: number | null, { user }: CardView): string | null {
  if (text === null || user.is_superuser) return text
  return JSON.stringify(visibleColumns(user, databaseId, parseExactJson(text)))
}

/** Only then do a card's parameters depend on more than the stored ones. */
function mayHaveTags({ dataset_query }: CardTexts): boolean {
  return dataset_query?.includes('"template-tags"') === true
}

function parametersJson({ dataset_query, parameters }: CardTexts): string {
  return JSON.stringify(
    cardParameters({
      dataset_query: Object(parseExactJson(dataset_query ?? '{}', true)),
      parameters: Object(parseExactJson(parameters ?? '[]', true)),
    }),
  )
}
