/** A shared card as guests see it: no SQL, and nothing of tables and people (contract: sharing, section 2.2). */
import { queryKind } from '@querent/query'
import type { CardRow } from '../../store/index.ts'
import { shownTags } from './parameters.ts'

type ShownCard = Pick<CardRow, 'id' | 'name' | 'description' | 'display' | 'visualization_settings' | 'dataset_query'>

/** @param tags Ids of the tags that the guest sees; absent for all. */
export function guestCard(card: ShownCard, tags?: ReadonlySet<unknown>) {
  const { id, name, description, display, visualization_settings, dataset_query } = card
  const query =
    queryKind(dataset_query) === 'native'
      ? { type: 'native' as const, native: { 'template-tags': shownTags(dataset_query, tags) } }
      : { type: 'query' as const }
  return { id, name, description, display, visualization_settings, dataset_query: query }
}
