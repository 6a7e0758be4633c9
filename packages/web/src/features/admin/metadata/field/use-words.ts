/** Words that people give to values. */
import { useQueryClient } from '@tanstack/react-query'
import { changeField, keptValuesOptions, removeDimension, setDimension, setFieldValues } from '../../../../api/field.ts'
import { managedTableOptions, type Dimension, type ManagedField, type ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { pairsOf, type Pair } from '../model/display.ts'
import { useMake } from '../use-changes.ts'

export function useWords(tableId: number, field: ManagedField) {
  const client = useQueryClient()
  const make = useMake()
  const { id, display_name } = field
  const done = t('Saved: {label}', { label: display_name })
  const own: Dimension = { type: 'internal', name: display_name, human_readable_field_id: null }

  const see = (edit: Partial<ManagedField>) =>
    client.setQueryData<ManagedTable>(managedTableOptions(tableId).queryKey, (table) => {
      return table && { ...table, fields: table.fields.map((one) => (one.id === id ? { ...one, ...edit } : one)) }
    })
  const kept = async () => (await client.fetchQuery({ ...keptValuesOptions(id), staleTime: 0 })).values

  async function wordsOn(pairs?: readonly Pair[]): Promise<void> {
    // Only what is listed can be named.
    if (field.has_field_values !== 'list') await changeField(id, { has_field_values: 'list' })
    await setDimension(id, own)
    const values = pairs ?? pairsOf(await kept())
    if (values.length > 0) await setFieldValues(id, values)
    see({ dimensions: [own], has_field_values: 'list' })
  }

  async function wordsOff(pairs: readonly (readonly unknown[])[]): Promise<void> {
    await setFieldValues(
      id,
      pairs.map(([value]) => [value]),
    )
    await removeDimension(id)
    if (field.has_field_values !== 'list') await changeField(id, { has_field_values: field.has_field_values })
    see({ dimensions: [], has_field_values: field.has_field_values })
  }

  return {
    /** Names can be given from now on. */
    begin: () => make({ done, run: () => wordsOn(), undo: async () => wordsOff(await kept()) }),
    /** The values stand for themselves again. */
    async end(): Promise<void> {
      const pairs = pairsOf(await kept())
      await make({ done, run: () => wordsOff(pairs), undo: () => wordsOn(pairs) })
    },
    async save(before: readonly Pair[], after: readonly Pair[]): Promise<boolean> {
      return make({ done, run: () => setFieldValues(id, after), undo: () => setFieldValues(id, before) })
    },
  }
}
