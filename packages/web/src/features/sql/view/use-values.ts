import { useMemo, useState } from 'react'
import { findCardValues, type Card } from '../../../api/card.ts'
import { findValues } from '../../../api/dataset.ts'
import { firstValues, type FilterValues, type ValueSource } from '../../../filters/index.ts'
import { fieldOf, parametersOf, tagsOf, type SqlDraft } from '../model/index.ts'

/** The filters of a draft, their values, and where the values that they offer come from. */
export function useValues(card: Card | null, draft: SqlDraft, idOf: (name: string) => string, isDirty: boolean) {
  const [given, setValues] = useState<FilterValues>({})
  const parameters = useMemo(() => parametersOf(draft, idOf), [draft, idOf])
  const values: FilterValues = { ...firstValues(parameters, { search: '' }), ...given }
  const source: ValueSource = useMemo(
    () => ({
      find: async (id, text, signal) => {
        if (card !== null && !isDirty) return findCardValues(card.id, id, text, signal)
        const tag = tagsOf(draft, idOf).find((one) => one.id === id)
        const field = tag && fieldOf(tag)
        const parameter = parameters.find((one) => one.id === id) ?? {}
        return findValues(parameter, field === undefined ? [] : [field], text, signal)
      },
    }),
    [card, isDirty, draft, idOf, parameters],
  )
  return { parameters, values, setValues, source }
}
