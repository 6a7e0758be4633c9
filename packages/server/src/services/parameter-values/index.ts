/**
 * The values that a parameter can have: from a static list, from a card's result, or from the columns that it is
 * mapped to, which other parameters can restrict. All values from a database are read through the query runner. How it
 * works is in docs/explanation/parameter-values.md. Tested by test/contract/parameter-values.test.ts.
 */
import { ApiError, isShownIn } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Store } from '../../store/index.ts'
import { cardParameters, type CardService } from '../cards/index.ts'
import type { AskDatabase, Asker, FieldLists } from '../field-values/index.ts'
import { fieldAccess } from '../fields/index.ts'
import { cardColumn, cardColumnValues } from './card-column.ts'
import { chainFilters } from './chain-filter/chain-filter.ts'
import { filterFields } from './chain-filter/filter-fields.ts'
import { isReadByQuery, mappedColumns } from './mapped-columns.ts'
import { mergeValues, type ValuePage, type ValuePair } from './merge-values.ts'
import { sourceOfParameter, type CardSource } from './source.ts'
import { searchStaticList, staticList } from './static-list.ts'
import type { CardColumn, Constraint, MappedColumns, MappedField, Parameter } from './types.ts'

export type { ValuePage } from './merge-values.ts'
export type { Constraint } from './types.ts'

/** A request for the values of a parameter. */
export interface ParameterRequest {
  parameter: Parameter
  /** What it is mapped to; asked for only when the values come from there. */
  columns: () => Promise<MappedColumns>
  constraints?: readonly Constraint[]
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
    const { fields, cardColumns } = await columnsOf(request)
    const constraints = request.constraints ?? []
    return mergeValues(
      await Promise.all([
        ...fields.map((field) => chainFilter(askerOf(asker, field), { own: field, constraints, search })),
        ...cardColumns.map((column) => inResult.list(asker, column, search)),
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
    const { fields, cardColumns } = await columnsOf(request)
    const found = await Promise.all([
      ...fields.map((field) => remap(askerOf(asker, field), field, value)),
      ...cardColumns.map((column) => inResult.remap(asker, column, value)),
    ])
    return found.find((pair) => pair.length === 2) ?? found[0] ?? [value]
  }

  async function columnsOf({ parameter, columns }: ParameterRequest): Promise<MappedColumns> {
    const found = await columns()
    if (found.fields.length > 0 || found.cardColumns.length > 0) return found
    const message = `Parameter "${String(parameter['name'] ?? parameter['id'])}" is mapped to no column whose values can be listed.`
    throw new ApiError(400, { message })
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

  /** A parameter of a card that the user may read. @throws {ApiError} 404, 403; 400 for an unknown parameter. */
  async function ofCard(user: CurrentUser, cardId: number, key: string): Promise<ParameterRequest> {
    const card = await cards.getRow(user, cardId)
    const parameter = cardParameters(card).find(({ id }) => id === key)
    if (parameter === undefined) {
      throw new ApiError(400, { message: `The card has no parameter "${key}".` })
    }
    const mappings = [{ card, target: parameter['target'] }]
    return { parameter, columns: () => findColumns(mappings, isReadByQuery) }
  }

  return {
    values,
    remapping,
    findColumns,
    filterFields: filterFields(store),

    /** Values of a parameter that is not saved yet. */
    listUnsaved: ({ parameter, field_ids }: UnsavedParameter, asker: UserAsking, search?: string) =>
      values(asker, unsaved(asker.user, parameter, field_ids ?? []), search),

    remapUnsaved: ({ parameter, field_ids }: UnsavedParameter, asker: UserAsking, value: string) =>
      remapping(asker, unsaved(asker.user, parameter, field_ids ?? []), value),

    /** Values of a card's parameter. */
    listOfCard: async (cardId: number, key: string, asker: UserAsking, search?: string) =>
      values(asker, await ofCard(asker.user, cardId, key), search),

    remapOfCard: async (cardId: number, key: string, asker: UserAsking, value: string) =>
      remapping(asker, await ofCard(asker.user, cardId, key), value),
  }
}

export type ParameterValuesService = ReturnType<typeof parameterValuesService>

function askerOf(asker: Asker, { isShared }: MappedField): Asker {
  return isShared ? { ...asker, throughContent: true } : asker
}
