/** Which columns a parameter filters, as its targets on cards tell. */
import { isId, isShownIn } from '@querent/contract'
import { referencedIds } from '@querent/query'
import type { CardRow, Store } from '../../../store/index.ts'
import { columnOfTarget, type NamedColumn } from '../cards/index.ts'
import { cardColumn } from './card-column.ts'
import type { FieldOfTable } from '../../data/fields/index.ts'
import { columnLabels } from './column-labels.ts'
import type { CardColumn, MappedColumns, MappedField } from './types.ts'

export type MappedCard = Pick<
  CardRow,
  'id' | 'type' | 'query_type' | 'database_id' | 'archived' | 'dataset_query' | 'result_metadata' | 'source_card_id'
>

interface Mapping {
  card: MappedCard
  target: unknown
}

export function mappedColumns(store: Store) {
  const labelsOfColumn = columnLabels(store)
  /**
   * Columns behind targets of a parameter; targets that name no column are left out.
   * @param isShared Whether everybody who may read the card may know the field's values.
   */
  return async (
    mappings: readonly Mapping[],
    isShared: (card: MappedCard, own: FieldOfTable) => boolean,
  ): Promise<MappedColumns> => {
    const named = mappings.flatMap(({ card, target }) => {
      const column = columnOfTarget(card, target)
      return column === null ? [] : [{ card, column }]
    })
    const [fields, cardColumns] = await Promise.all([
      loadFields(store, named, isShared),
      Promise.all(named.map(({ card, column }) => byName(store, card, column, labelsOfColumn))),
    ])
    return { fields, cardColumns: cardColumns.flatMap((column) => column ?? []) }
  }
}

/** Fields whose values may be listed, each once. */
async function loadFields(
  store: Store,
  named: readonly { card: MappedCard; column: NamedColumn }[],
  isShared: (card: MappedCard, own: FieldOfTable) => boolean,
): Promise<MappedField[]> {
  const cardsOf = Map.groupBy(named, ({ column }) => (column.kind === 'field' ? column.id : null))
  const ids = [...cardsOf.keys()].filter(isId)
  const fields = (await store.fields.findMany(ids)).filter((field) => isShownIn('use', field))
  const tables = await store.tables.findMany([...new Set(fields.map((field) => field.table_id))])
  const tableOf = new Map(tables.map((table) => [table.id, table]))
  return fields.flatMap((field) => {
    const table = tableOf.get(field.table_id)
    if (table?.active !== true) return []
    const own = { field, table }
    return [{ ...own, isShared: (cardsOf.get(field.id) ?? []).some(({ card }) => isShared(card, own)) }]
  })
}

/**
 * True for a field that the card's own query names, or whose table it does: whoever saved it had the right to. A target
 * alone proves nothing, since anybody who may change the card may write any field's id there.
 */
export function isReadByQuery(
  { dataset_query }: Pick<MappedCard, 'dataset_query'>,
  { field, table }: { field: Pick<FieldOfTable['field'], 'id'>; table: Pick<FieldOfTable['table'], 'id'> },
): boolean {
  const { tables, fields } = referencedIds(dataset_query)
  return tables.includes(table.id) || fields.includes(field.id)
}

/**
 * A column that is known by its name belongs to the result of the card itself when a filter would be put on top of
 * it (models and SQL), and otherwise to the result of the card that it reads.
 */
async function byName(
  store: Store,
  card: MappedCard,
  column: NamedColumn,
  labelsOfColumn: ReturnType<typeof columnLabels>,
): Promise<CardColumn | undefined> {
  const name = column.kind === 'field' ? column.id : column.name
  if (typeof name === 'number') return undefined
  const source = card.source_card_id === null ? undefined : await store.cards.find(card.source_card_id)
  const isOwn = card.type === 'model' || card.query_type === 'native'
  const cards: (MappedCard | undefined)[] = isOwn ? [card, source] : [source, card]
  const holder = cards.find((one) => one?.result_metadata?.some((result) => result['name'] === name))
  const reference = column.kind === 'field' ? ['field', name, { 'base-type': column.baseType }] : ['expression', name]
  const found = cardColumn(holder, reference, null)
  const labels = found && holder?.result_metadata ? await labelsOfColumn(holder.result_metadata, name) : undefined
  return found && { ...found, ...labels }
}
