/** How fields of a table are changed. */
import { useQueryClient } from '@tanstack/react-query'
import { changeField, removeDimension, setDimension, type FieldChanges } from '../../../api/field.ts'
import { managedTableOptions, type Dimension, type ManagedField, type ManagedTable } from '../../../api/table.ts'
import { t } from '../../../i18n/t.ts'
import { differenceOf } from './model/changes.ts'
import { useMake } from './use-changes.ts'

/** What is meant to change; `dimensions` is what stands in place of the field. */
type FieldEdit = FieldChanges & { dimensions?: readonly Dimension[] }

export type ChangeFields = (fields: readonly ManagedField[], edit: FieldEdit) => Promise<boolean>

/** Changes one field or several in the same way: seen at once, saved at once, undone as one. */
export function useFields(tableId: number): ChangeFields {
  const client = useQueryClient()
  const make = useMake()

  const show = (shown: readonly ManagedField[]) =>
    client.setQueryData<ManagedTable>(managedTableOptions(tableId).queryKey, (table) => {
      const byId = new Map(shown.map((field) => [field.id, field]))
      return table && { ...table, fields: table.fields.map((field) => byId.get(field.id) ?? field) }
    })

  /** Leads each field from one state to the other; gives what they have become. */
  async function lead(from: readonly ManagedField[], to: readonly ManagedField[]): Promise<ManagedField[]> {
    show(to)
    try {
      const written: ManagedField[] = []
      for (const [at, before] of from.entries()) written.push(await write(before, to[at] ?? before))
      return written
    } catch (error) {
      show(from)
      throw error
    }
  }

  return (fields, edit) => {
    const first = fields.map((field) => ({ ...field, ...edit }))
    let before = fields
    let after: readonly ManagedField[] = first
    return make({
      done:
        fields.length === 1
          ? t('Saved: {label}', { label: fields[0]?.display_name ?? '' })
          : t('Saved: {n, plural, one {# field} other {# fields}}', { n: fields.length }),
      run: async () => {
        after = await lead(before, first)
      },
      // What one change brings along, such as the target of a key, goes with it.
      undo: async () => {
        before = await lead(after, fields)
      },
    })
  }
}

async function write(from: ManagedField, to: ManagedField): Promise<ManagedField> {
  const { changes, dimension } = differenceOf(from, to)
  const written = Object.keys(changes).length > 0 ? await changeField(from.id, changes) : to
  if (dimension === undefined) return { ...to, ...written }
  if (dimension === null) await removeDimension(from.id)
  else await setDimension(from.id, dimension)
  return { ...to, ...written, dimensions: to.dimensions }
}
