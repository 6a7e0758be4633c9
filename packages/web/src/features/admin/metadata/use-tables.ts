/** How tables are changed. */
import { useQueryClient } from '@tanstack/react-query'
import {
  changeTable,
  changeTables,
  listedTablesOptions,
  managedTableOptions,
  orderFields,
  type FieldOrder,
  type ListedTable,
  type ManagedTable,
  type TableChanges,
  type TableVisibility,
} from '../../../api/table.ts'
import { t } from '../../../i18n/t.ts'
import { byFormer } from './model/changes.ts'
import { useMake } from './use-changes.ts'

type Plain = Omit<TableChanges, 'field_order'>

export function useTables() {
  const client = useQueryClient()
  const make = useMake()

  /** What is seen until the server has answered. */
  function see(id: number, changes: Partial<ManagedTable>): void {
    client.setQueryData<ManagedTable>(managedTableOptions(id).queryKey, (table) => table && { ...table, ...changes })
  }

  function seeListed(tables: readonly ListedTable[], visibility: TableVisibility): void {
    const ids = new Set(tables.map(({ id }) => id))
    for (const database of new Set(tables.map(({ db_id }) => db_id))) {
      client.setQueryData(listedTablesOptions(database).queryKey, (list) =>
        list?.map((table) => (ids.has(table.id) ? { ...table, visibility_type: visibility } : table)),
      )
    }
  }

  /** Hides or shows tables. */
  function show(tables: readonly ListedTable[], isShown: boolean): Promise<boolean> {
    const visibility = isShown ? null : 'hidden'
    const n = tables.length
    const name = tables[0]?.display_name ?? ''
    return make({
      done:
        n === 1
          ? isShown
            ? t('{name} is visible', { name })
            : t('{name} is hidden', { name })
          : isShown
            ? t('{n} tables are visible', { n })
            : t('{n} tables are hidden', { n }),
      run: () => {
        seeListed(tables, visibility)
        return changeTables(
          tables.map(({ id }) => id),
          { visibility_type: visibility },
        )
      },
      undo: async () => {
        for (const [former, ids] of byFormer(tables, ({ visibility_type }) => visibility_type)) {
          await changeTables(ids, { visibility_type: former })
        }
      },
    })
  }

  function change(table: ManagedTable, changes: Plain): Promise<boolean> {
    const before: Plain = Object.fromEntries(Object.keys(changes).map((key) => [key, table[key as keyof Plain]]))
    const lead = (to: Plain) => () => {
      see(table.id, to)
      return changeTable(table.id, to)
    }
    return make({ done: t('Saved: {label}', { label: table.display_name }), run: lead(changes), undo: lead(before) })
  }

  /** Puts the fields in an order by rule. */
  function order(table: ManagedTable, rule: FieldOrder): Promise<boolean> {
    return make({
      done: t('Saved: {label}', { label: t('Order of the fields') }),
      run: () => changeTable(table.id, { field_order: rule }),
      undo: () => back(table),
    })
  }

  /** Puts the fields in an order of people's own. */
  function arrange(table: ManagedTable, ids: readonly number[]): Promise<boolean> {
    const byId = new Map(table.fields.map((field) => [field.id, field]))
    return make({
      done: t('Saved: {label}', { label: t('Order of the fields') }),
      run: () => {
        see(table.id, { field_order: 'custom', fields: ids.flatMap((id) => byId.get(id) ?? []) })
        return orderFields(table.id, ids)
      },
      undo: () => back(table),
    })
  }

  return { show, change, order, arrange }
}

/** The order that a table had. */
function back({ id, field_order, fields }: ManagedTable): Promise<unknown> {
  if (field_order !== 'custom') return changeTable(id, { field_order })
  return orderFields(
    id,
    fields.map((field) => field.id),
  )
}
