/** Columns of a card's result, and the values in them. */
import { isA, isId } from '@querent/contract'
import { readTarget } from '@querent/query'
import type { CardRow } from '../../../store/index.ts'
import {
  distinctValues,
  holds,
  labeled,
  valueOfText,
  type AskDatabase,
  type Asker,
  type Clause,
} from '../../data/field-values/index.ts'
import { holdsLabel } from './holds-label.ts'
import { MAX_VALUES, pageOf, type ValuePage, type ValuePair } from './merge-values.ts'
import { OFFERED } from './offered.ts'
import type { CardColumn, ColumnFilters } from './types.ts'

type SourceCard = Pick<CardRow, 'id' | 'database_id' | 'archived' | 'result_metadata'>

/**
 * The column that `value` refers to in any spelling, with the one that `label` does.
 * @returns undefined when the card cannot be read from, or `value` refers to nothing.
 */
export function cardColumn(card: SourceCard | undefined, value: unknown, label: unknown): CardColumn | undefined {
  if (card === undefined || card.archived || card.database_id === null) return undefined
  const found = referenceTo(card, value)
  if (found === undefined) return undefined
  const shown = referenceTo(card, label)
  return {
    cardId: card.id,
    databaseId: card.database_id,
    value: found.clause,
    type: found.type,
    label: shown?.clause ?? null,
    labels: null,
  }
}

/** As a query on the card's result names the column: an expression of the card is a column there. */
function referenceTo(
  { result_metadata }: SourceCard,
  reference: unknown,
): { clause: Clause; type: string } | undefined {
  if (reference === null || reference === undefined) return undefined
  const target = readTarget(reference)
  if (target === null || target.kind === 'tag') return undefined
  const id = target.kind === 'field' ? target.id : target.name
  if (typeof id === 'number' && !isId(id)) return undefined
  const column = result_metadata?.find((one) => one['id'] === id || one['name'] === id)
  const known = column?.['effective_type'] ?? column?.['base_type']
  const type = typeof known === 'string' ? known : ((target.kind === 'field' ? target.baseType : null) ?? 'type/*')
  const unit = isA(type, 'type/Temporal') ? { 'temporal-unit': 'default' } : {}
  return { type, clause: ['field', id, typeof id === 'number' ? unit : { 'base-type': type, ...unit }] }
}

function shownHolds({ value, label, labels }: CardColumn, search: string): Clause {
  return labels === null ? holds(label ?? value, search) : holdsLabel(value, labels, search)
}

export function cardColumnValues(ask: AskDatabase) {
  async function read(
    asker: Asker,
    column: CardColumn,
    filters: readonly Clause[],
    parameters: ColumnFilters,
  ): Promise<ValuePage> {
    const { cardId, databaseId, value, label, labels } = column
    const columns = label === null ? [value] : [value, label]
    const query = distinctValues(
      { databaseId, source: `card__${cardId}` },
      {
        columns,
        filters: [['not-null', value], ...filters],
        orderBy: columns.toReversed(),
        limit: MAX_VALUES + 1,
      },
    )
    const { values, ...rest } = pageOf(await ask.rows(asker, { ...query, parameters }, OFFERED))
    return { values: labels === null ? values : values.map(([one]) => labeled(one, labels)), ...rest }
  }

  return {
    /** Different values of the column without null, at most {@link MAX_VALUES}. */
    async list(
      asker: Asker,
      column: CardColumn,
      search: string | undefined,
      parameters: ColumnFilters = [],
    ): Promise<ValuePage> {
      return read(asker, column, search === undefined ? [] : [shownHolds(column, search)], parameters)
    },

    /** The value with what stands for it, if anything does. Text from a URL is read by the column's type. */
    async remap(asker: Asker, column: CardColumn, text: string, parameters: ColumnFilters = []): Promise<ValuePair> {
      const value = valueOfText({ base_type: column.type }, text)
      if (value === undefined || (column.label === null && column.labels === null)) return [value ?? text]
      const { values } = await read(asker, column, [['=', column.value, value]], parameters)
      return values[0] ?? [value]
    },
  }
}
