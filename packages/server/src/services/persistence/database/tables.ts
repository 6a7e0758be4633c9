/** Tables of Copies: one for each copy, in a schema of the name of its database. */
import {
  newEntityId,
  type ListedCopy,
  type Repositories,
  type TableRow,
  type TableUpdate,
} from '../../../store/index.ts'
import { STOPPED } from '../states.ts'
import { freeName } from './names.ts'

/** A table of Copies, and the copy that it shows. */
export interface MirroredTable {
  table: TableRow
  copy: ListedCopy
}

/** Names stay as they are once given: people's SQL has them. */
export async function writeTables(
  { tables, persistence, ...others }: Repositories,
  { databaseId, time }: { databaseId: number; time: string },
): Promise<MirroredTable[]> {
  const known = await tables.listOfDatabase(databaseId)
  const copies = (await persistence.listCopies()).filter(isShown)
  const sources = await tables.findMany(copies.flatMap(({ table_id }) => table_id ?? []))
  const sourceOf = ({ table_id }: ListedCopy) => sources.find(({ id }) => id === table_id)
  const named = namesOf(known, await databasesOf(others, copies))
  const shown = new Map<number, ListedCopy>()
  const made: { copy: ListedCopy; row: Parameters<typeof tables.createMany>[0][number] }[] = []
  for (const copy of copies.toSorted((one, other) => one.id - other.id)) {
    const table = known.find((row) => isOf(row, copy))
    if (table !== undefined) {
      shown.set(table.id, copy)
      continue
    }
    made.push({
      copy,
      row: {
        ...described(copy, sourceOf(copy)),
        ...named(copy),
        db_id: databaseId,
        created_at: time,
        updated_at: time,
      },
    })
  }
  await tables.updateMany(
    known.flatMap((row) => {
      const copy = shown.get(row.id)
      if (copy === undefined) return row.active ? [{ id: row.id, active: false, updated_at: time }] : []
      return changesOf(row, { ...meaningOf(copy, sourceOf(copy)), estimated_row_count: rowsOf(copy) }, time)
    }),
  )
  const created = await tables.createMany(made.map(({ row }) => row))
  return [
    ...known.flatMap((table) => {
      const copy = shown.get(table.id)
      return copy === undefined ? [] : [{ table, copy }]
    }),
    ...made.flatMap(({ copy }) => {
      const table = created.find((row) => isOf(row, copy))
      return table === undefined ? [] : [{ table, copy }]
    }),
  ]
}

/** Those that have been filled once, while they are kept. */
function isShown({ state, copied_columns, table_id, card_id }: ListedCopy): boolean {
  return !STOPPED.includes(state) && copied_columns !== null && (table_id ?? card_id) !== null
}

function isOf(row: TableRow, { table_id, card_id }: ListedCopy): boolean {
  return table_id === null ? row.copy_of_card_id === card_id : row.copy_of_table_id === table_id
}

function rowsOf({ row_count }: ListedCopy): number | null {
  return row_count === null ? null : Number(row_count)
}

/** What sync and people wrote about the source, taken over with each refresh. */
function meaningOf(copy: ListedCopy, source: TableRow | undefined) {
  return {
    display_name: source?.display_name ?? copy.card_name ?? '',
    description: source?.description ?? null,
    entity_type: source?.entity_type ?? 'entity/GenericTable',
    visibility_type: source?.visibility_type ?? null,
  }
}

/** But for what somebody wrote in Copies itself. */
function changesOf(row: TableRow, wanted: Partial<TableRow>, time: string): TableUpdate[] {
  const own = new Set(row.customized)
  const stored: Readonly<Record<string, unknown>> = row
  const changed = Object.entries(wanted).filter(([key, value]) => !own.has(key) && value !== stored[key])
  if (changed.length === 0 && row.active) return []
  return [{ id: row.id, ...Object.fromEntries(changed), active: true, updated_at: time }]
}

function described(copy: ListedCopy, source: TableRow | undefined) {
  return {
    ...meaningOf(copy, source),
    caveats: source?.caveats ?? null,
    points_of_interest: source?.points_of_interest ?? null,
    initial_sync_status: 'complete' as const,
    estimated_row_count: rowsOf(copy),
    copy_of_table_id: copy.table_id,
    copy_of_card_id: copy.table_id === null ? copy.card_id : null,
    customized: null,
    entity_id: newEntityId(),
  }
}

/** Schemas that databases have already, by the id of the database. */
async function databasesOf(
  { copyLinks }: Pick<Repositories, 'copyLinks'>,
  copies: readonly ListedCopy[],
): Promise<Map<number, string | null>> {
  const schemas = new Map<number, string | null>(copies.map((copy) => [copy.database_id, null]))
  for (const link of await copyLinks.list()) {
    const source = link.source_db_id ?? link.card_db_id
    if (source !== null) schemas.set(source, link.schema)
  }
  return schemas
}

/** Gives each copy a schema and a name that nothing else in Copies has. */
function namesOf(known: readonly TableRow[], schemas: Map<number, string | null>) {
  const taken = new Set(known.map(({ schema, name }) => key(schema, name)))
  return (copy: ListedCopy): { schema: string; name: string } => {
    const others = new Set([...schemas.values()].flatMap((name) => name?.toLowerCase() ?? []))
    const schema =
      schemas.get(copy.database_id) ?? freeName(copy.database_name, (name) => others.has(name.toLowerCase()))
    schemas.set(copy.database_id, schema)
    const wanted = copy.source_table ?? copy.card_name ?? 'model'
    const name = freeName(wanted, (one) => taken.has(key(schema, one)))
    taken.add(key(schema, name))
    return { schema, name }
  }
}

function key(schema: string | null, name: string): string {
  return JSON.stringify([schema ?? '', name]).toLowerCase()
}
