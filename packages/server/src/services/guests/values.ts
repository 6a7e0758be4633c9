/** The values that filters of shared content offer to guests (contract: sharing, section 2.5). */
import { badRequest, isShownIn } from '@querent/contract'
import type { Store } from '../../store/index.ts'
import type { Asker, FieldValuesService } from '../data/field-values/index.ts'
import type { FieldOfTable } from '../data/fields/index.ts'
import type { ParameterRequest, ParameterValuesService, ValuePage } from '../content/parameter-values/index.ts'
import { listedField, type Filters } from './filtered-fields.ts'

interface GuestValuesDeps {
  store: Store
  parameterValues: ParameterValuesService
  fieldValues: FieldValuesService
}

interface FieldPair {
  id: number
  otherId: number
}

export function guestValues({ store, parameterValues, fieldValues }: GuestValuesDeps) {
  /** Guests read what was shared with everybody, and no more than that. */
  const asker = (signal: AbortSignal): Asker => ({ user: null, throughContent: true, signal })

  /** @throws {ApiError} 404 for a field that no filter is about; 400 unless the other one says what its values are called. */
  async function fieldOfPair(filters: Filters, { id, otherId }: FieldPair): Promise<FieldOfTable> {
    const own = await listedField(store, filters, id)
    if (otherId === id) return own
    const [dimension, other] = await Promise.all([store.dimensions.findOfField(id), store.fields.find(otherId)])
    if (other === undefined || !isShownIn('use', other)) throw badRequest()
    if (dimension?.type === 'external' && dimension.human_readable_field_id === otherId) return own
    const isName = other.table_id === own.field.table_id && other.semantic_type === 'type/Name'
    if (own.field.semantic_type === 'type/PK' && isName) return own
    throw badRequest()
  }

  return {
    /** Of a parameter; none where people are to type. */
    list: async (request: ParameterRequest, signal: AbortSignal, search?: string): Promise<ValuePage> =>
      request.parameter['values_query_type'] === 'none'
        ? { values: [], has_more_values: false }
        : parameterValues.values(asker(signal), request, search),

    remap: (request: ParameterRequest, signal: AbortSignal, value: string) =>
      parameterValues.remapping(asker(signal), request, value),

    /** Of a field that a filter is about. */
    ofField: async (filters: Filters, id: number, signal: AbortSignal) =>
      fieldValues.valuesOf(asker(signal), await listedField(store, filters, id)),

    searchField: async (
      filters: Filters,
      pair: FieldPair,
      { signal, ...wanted }: { value: string; limit: number; signal: AbortSignal },
    ) => fieldValues.searchIn(asker(signal), await fieldOfPair(filters, pair), pair.otherId, wanted),

    remapField: async (filters: Filters, pair: FieldPair, value: string, signal: AbortSignal) =>
      fieldValues.remap(asker(signal), await fieldOfPair(filters, pair), pair.otherId, value),
  }
}
