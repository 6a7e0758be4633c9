/**
 * The values that a parameter can have: from a static list, from a card's result, or from the columns that it is
 * mapped to, which other parameters can restrict. All values from a database are read through the query runner. How it
 * works is in docs/explanation/parameter-values.md. Tested by test/contract/parameter-values.test.ts.
 */
import { ApiError, isShownIn } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CardRow, Store } from '../../../store/index.ts'
import { cardParameters, sourceOfParameter, type CardService, type CardSource } from '../cards/index.ts'
import type { AskDatabase, Asker, FieldLists } from '../../data/field-values/index.ts'
import { fieldAccess } from '../../data/fields/index.ts'
import { cardColumn, cardColumnValues } from './card-column.ts'
import { constrainedBy } from './constrained.ts'
import { chainFilters } from './chain-filter/chain-filter.ts'
import { filterFields } from './chain-filter/filter-fields.ts'
import { isReadByQuery, mappedColumns } from './mapped-columns.ts'
import { mergeValues, type ValuePage, type ValuePair } from './merge-values.ts'
import { searchStaticList, staticList } from './static-list.ts'
import type {
  CardColumn,
  ColumnFilters,
  Constraint,
  MappedColumns,
  MappedConstraint,
  MappedField,
  Parameter,
} from './types.ts'

export { constrainedBy } from './constrained.ts'
export { isReadByQuery } from './mapped-columns.ts'
export type { ValuePage } from './merge-values.ts'
export type { Constraint } from './types.ts'

/** A request for the values of a parameter. */
export interface ParameterRequest {
  parameter: Parameter
  /** What it is mapped to; asked for only when the values come from there. */
  columns: () => Promise<MappedColumns>
  constraints?: readonly Constraint[]
  /** The same, for values that come from the result of a card. */
  onCards?: readonly MappedConstraint[]
}

interface UnsavedParameter {
  parameter: Parameter
  field_ids?: readonly number[] | null
}

type UserAsking = Asker & { user: CurrentUser }

interface ParameterValuesDeps {
  store: Store
  cards: CardService
  ask: AskDatabase
  lists: FieldLists
}

export function parameterValuesService({ store, cards, ask, lists }: ParameterValuesDeps) {
  const access = fieldAccess(store)
  const { chainFilter, remap } = chainFilters({ store, ask, lists })
  const inResult = cardColumnValues(ask)
  const findColumns = mappedColumns(store)

  /**
   * Values of a parameter, at most 1,000 but for lists that somebody wrote.
   * @throws {ApiError} 400 when it is mapped to no column, 403 without a right to what the values come from.
   */
  async function values(asker: Asker, request: ParameterRequest, search?: string): Promise<ValuePage> {
    const source = sourceOfParameter(request.parameter)
    if (source.kind === 'static-list') return searchStaticList(source.values, search)
    const own = source.kind === 'card' ? await sourceCard(source) : undefined
    if (own !== undefined) return mergeValues([await inResult.list(asker, own, search)])
    const { fields, cardColumns } = await columnsOf(asker, request)
    const constraints = request.constraints ?? []
    return mergeValues(
      await Promise.all([
        ...fields.map((field) => chainFilter(askerOf(asker, field), { own: field, constraints, search })),
        ...cardColumns.map(async (column) =>
          inResult.list(asker, column, search, await filtersOn(column, request.onCards)),
        ),
      ]),
    )
  }

  /** One value as `[value]`, or with what stands for it as `[value, label]`. @throws {ApiError} as for all values. */
  async function remapping(asker: Asker, request: ParameterRequest, value: string): Promise<ValuePair> {
    const source = sourceOfParameter(request.parameter)
    if (source.kind === 'static-list') {
      return staticList(source.values).find(([stored]) => String(stored) === value) ?? [value]
    }
    const own = source.kind === 'card' ? await sourceCard(source) : undefined
    if (own !== undefined) return inResult.remap(asker, own, value)
    const { fields, cardColumns } = await columnsOf(asker, request)
    const found = await Promise.all([
      ...fields.map((field) => remap(askerOf(asker, field), field, value, request.constraints ?? [])),
      ...cardColumns.map(async (column) =>
        inResult.remap(asker, column, value, await filtersOn(column, request.onCards)),
      ),
    ])
    return found.find((pair) => pair.length === 2) ?? found[0] ?? [value]
  }

  async function columnsOf({ user }: Asker, { parameter, columns }: ParameterRequest): Promise<MappedColumns> {
    const { fields: mapped, cardColumns } = await columns()
    // A guest has no rights of their own by which to read a field that the content does not share.
    const fields = user === null ? mapped.filter(({ isShared }) => isShared) : mapped
    if (fields.length > 0 || cardColumns.length > 0) return { fields, cardColumns }
    const message = `Parameter "${String(parameter['name'] ?? parameter['id'])}" is mapped to no column whose values can be listed.`
    throw new ApiError(400, { message })
  }

  /** Those that are about columns of the same result. */
  async function filtersOn(
    { cardId }: CardColumn,
    constraints: readonly MappedConstraint[] = [],
  ): Promise<ColumnFilters> {
    const possible = constraints.filter(({ card }) => card.id === cardId || card.source_card_id === cardId)
    const found = await Promise.all(
      possible.map(async ({ card, target, ...constraint }) => {
        const { cardColumns } = await findColumns([{ card, target }], () => false)
        const own = cardColumns.filter((column) => column.cardId === cardId)
        return own.map(({ value }) => ({ ...constraint, target: ['dimension', value] }))
      }),
    )
    return found.flat()
  }

  /** The column of a source card; undefined for a card that is gone. */
  async function sourceCard({ cardId, value, label }: CardSource): Promise<CardColumn | undefined> {
    return cardColumn(await store.cards.find(cardId), value, label)
  }

  /** A parameter that is not saved yet. @throws {ApiError} 404 for a field that does not exist. */
  function unsaved(user: CurrentUser, parameter: Parameter, fieldIds: readonly number[]): ParameterRequest {
    return {
      parameter,
      async columns() {
        const found = [...(await access.readableMany(user, fieldIds)).values()]
        const usable = found.filter(({ field }) => isShownIn('use', field))
        return { fields: usable.map((own) => ({ ...own, isShared: false })), cardColumns: [] }
      },
    }
  }

  /** A parameter of a card. @param others Values of others, by their ids. @throws {ApiError} 400 for an unknown one. */
  function ofCard(card: CardRow, key: string, others: Readonly<Record<string, unknown>> = {}): ParameterRequest {
    const parameters = cardParameters(card)
    const parameter = parameters.find(({ id }) => id === key)
    if (parameter === undefined) {
      throw new ApiError(400, { message: `The card has no parameter "${key}".` })
    }
    const mappings = [{ card, target: parameter['target'] }]
    const asked = parameters
      .filter(({ id }) => id !== key)
      .map((other) => ({ parameter: other, value: others[other.id], mappings: [{ card, target: other['target'] }] }))
    return { parameter, ...constrainedBy(asked), columns: () => findColumns(mappings, isReadByQuery) }
  }

  return {
    values,
    remapping,
    findColumns,
    ofCard,
    filterFields: filterFields(store),

    /** Values of a parameter that is not saved yet. */
    listUnsaved: ({ parameter, field_ids }: UnsavedParameter, asker: UserAsking, search?: string) =>
      values(asker, unsaved(asker.user, parameter, field_ids ?? []), search),

    remapUnsaved: ({ parameter, field_ids }: UnsavedParameter, asker: UserAsking, value: string) =>
      remapping(asker, unsaved(asker.user, parameter, field_ids ?? []), value),

    /** Values of a card's parameter. */
    listOfCard: async (cardId: number, key: string, asker: UserAsking, search?: string) =>
      values(asker, ofCard(await cards.getRow(asker.user, cardId), key), search),

    remapOfCard: async (cardId: number, key: string, asker: UserAsking, value: string) =>
      remapping(asker, ofCard(await cards.getRow(asker.user, cardId), key), value),
  }
}

export type ParameterValuesService = ReturnType<typeof parameterValuesService>

function askerOf(asker: Asker, { isShared }: MappedField): Asker {
  return isShared ? { ...asker, throughContent: true } : asker
}
