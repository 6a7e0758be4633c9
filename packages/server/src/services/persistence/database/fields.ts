/** Fields of Copies: the columns that a copy has, with what is known of the source's. */
import {
  newEntityId,
  type FieldRow,
  type FieldUpdate,
  type ListedCopy,
  type Repositories,
  type StoredColumn,
} from '../../../store/index.ts'
import { copiedField, type CopiedField, type Meaning } from './copied-field.ts'
import type { MirroredTable } from './tables.ts'

interface Place {
  tables: readonly MirroredTable[]
  databaseId: number
  time: string
}

/** What sync and people wrote about the source is taken over with each refresh, but for what was written in Copies itself. */
export async function writeFields(repositories: Repositories, { tables, databaseId, time }: Place): Promise<void> {
  const { fields } = repositories
  const known = Map.groupBy(await fields.listOfDatabase(databaseId), (field) => field.table_id)
  const meanings = await meaningsOf(repositories, tables)
  const updates: FieldUpdate[] = []
  const created: Parameters<typeof fields.createMany>[0][number][] = []
  for (const { table, copy } of tables) {
    const own = known.get(table.id) ?? []
    const wanted = wantedFields(copy, meanings(copy))
    for (const field of wanted) {
      const found = own.find(({ name }) => name === field.name)
      if (found === undefined) created.push(newField(field, table.id, time))
      else updates.push(...changesOf(found, field, time))
    }
    const names = new Set(wanted.map(({ name }) => name))
    for (const { id, name, active } of own)
      if (active && !names.has(name)) updates.push({ id, active: false, updated_at: time })
  }
  await fields.updateMany(updates)
  await fields.createMany(created)
  await pointInside(repositories, databaseId)
}

/** What is known of the columns of a copy, by their names. */
async function meaningsOf({ fields, queryMetadata }: Repositories, tables: readonly MirroredTable[]) {
  const sources = Map.groupBy(
    (await fields.listOfTables(tables.flatMap(({ copy }) => copy.table_id ?? []))).filter(isStored),
    (field) => field.table_id,
  )
  const cardIds = tables.flatMap(({ copy }) => (copy.table_id === null ? (copy.card_id ?? []) : []))
  const cards = new Map(
    (await queryMetadata.cards(cardIds)).map((card) => [card.id, (card.result_metadata ?? []).map(ofModel)]),
  )
  return ({ table_id, card_id }: ListedCopy): ReadonlyMap<string, Meaning> => {
    const rows: readonly Meaning[] =
      table_id === null ? (cards.get(card_id ?? 0) ?? []) : (sources.get(table_id) ?? []).map(ofTable)
    return new Map(rows.map((row) => [row.name ?? '', row]))
  }
}

const isStored = ({ parent_id, active }: FieldRow): boolean => parent_id === null && active

function ofTable(field: FieldRow): Meaning {
  return { ...field, copy_of_field_id: field.id }
}

/** Rules of tables do not hold on it: who is under one has no copy of a model. */
function ofModel({ name, display_name, description, semantic_type }: StoredColumn): Meaning {
  return {
    name: String(name),
    ...(typeof display_name === 'string' && { display_name }),
    ...(typeof description === 'string' && { description }),
    ...(typeof semantic_type === 'string' && { semantic_type }),
  }
}

function wantedFields({ copied_columns }: ListedCopy, meanings: ReadonlyMap<string, Meaning>): CopiedField[] {
  const columns = (copied_columns ?? []).filter((column) => column.class !== 'absent')
  return columns.map((column, position) => copiedField(column, meanings.get(column.name), position))
}

function newField(field: CopiedField, table_id: number, time: string) {
  return {
    ...field,
    table_id,
    caveats: null,
    points_of_interest: null,
    fk_target_field_id: null,
    parent_id: null,
    nfc_path: null,
    database_indexed: false,
    database_partitioned: null,
    last_analyzed: null,
    customized: null,
    created_at: time,
    updated_at: time,
    entity_id: newEntityId(),
  }
}

function changesOf(field: FieldRow, wanted: CopiedField, time: string): FieldUpdate[] {
  const own = new Set(field.customized)
  const stored: Readonly<Record<string, unknown>> = field
  const changed = Object.entries(wanted).filter(
    ([key, value]) => !own.has(key) && JSON.stringify(value) !== JSON.stringify(stored[key]),
  )
  if (changed.length === 0 && field.active) return []
  return [{ id: field.id, ...Object.fromEntries(changed), active: true, updated_at: time }]
}

/** Foreign keys between tables that are copied both. */
async function pointInside({ fields }: Repositories, databaseId: number): Promise<void> {
  const own = await fields.listOfDatabase(databaseId)
  const copyOf = new Map(own.flatMap(({ id, copy_of_field_id: of }) => (of === null ? [] : [[of, id] as const])))
  const sources = new Map((await fields.findMany([...copyOf.keys()])).map((field) => [field.id, field]))
  await fields.updateMany(
    own.flatMap(({ id, copy_of_field_id: of, fk_target_field_id: current }) => {
      const target = sources.get(of ?? 0)?.fk_target_field_id ?? 0
      const fk_target_field_id = copyOf.get(target) ?? null
      return fk_target_field_id === current ? [] : [{ id, fk_target_field_id }]
    }),
  )
}
