/** Which column of a card a parameter's target names. */
import { isId } from '@querent/contract'
import { readTarget, type NamedTarget } from '@querent/query'
import type { CardRow } from '../../../store/index.ts'
import { tagsOf } from './stored-query.ts'

export type TargetedCard = Pick<CardRow, 'dataset_query' | 'result_metadata'>
export type NamedColumn = Exclude<NamedTarget, { kind: 'tag' }>

/** A template tag of the card leads to the column that it filters; null for a target that names no column. */
export function columnOfTarget(
  { dataset_query }: Pick<TargetedCard, 'dataset_query'>,
  target: unknown,
): NamedColumn | null {
  const named = readTarget(target)
  if (named?.kind !== 'tag') return named
  const { tag } = named
  const tags = tagsOf(dataset_query)
  const found = typeof tag === 'string' ? tags[tag] : Object.values(tags).find((one) => one['id'] === tag.id)
  const column = found?.['dimension'] === undefined ? null : readTarget(found['dimension'])
  return column?.kind === 'tag' ? null : column
}

/** The field behind a target. */
interface TargetField {
  id: number
  /** Whether it is known only as what a column of the result comes from, which anybody who saves the card can write. */
  isByName: boolean
}

export function fieldOfTarget(card: TargetedCard, target: unknown): TargetField | undefined {
  const column = columnOfTarget(card, target)
  if (column === null) return undefined
  const name = column.kind === 'field' ? column.id : column.name
  if (typeof name === 'number') return isId(name) ? { id: name, isByName: false } : undefined
  const id = card.result_metadata?.find((one) => one['name'] === name)?.['id']
  return isId(id) ? { id, isByName: true } : undefined
}
