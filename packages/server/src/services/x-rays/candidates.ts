/** Tables of a database that are worth an x-ray, best first (contract: x-rays, section 7). */
import { isShownTable, notFound } from '@querent/contract'
import { msg } from '../../delivery/index.ts'
import { flatMapInTurns, workTurn } from '../../process/work-turns.ts'
import { canQueryDatabase, canQueryTable, requireRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Store, TableRow, TableShape } from '../../store/index.ts'
import type { Rule, Words } from './engine/index.ts'
import { TABLE_RULES } from './rules/index.ts'
import { urlOf } from './url.ts'

const TABLES_OF_A_SCHEMA = 10
const LIST_PENALTY = 10
const TABLES_AT_ONCE = 500

interface Deps {
  store: Store
  wordsFor(user: CurrentUser): Promise<Words>
}

/** @throws {ApiError} 403 or 404 */
export async function candidatesOf({ store, wordsFor }: Deps, user: CurrentUser, databaseId: number) {
  if ((await store.databases.find(databaseId)) === undefined) throw notFound()
  requireRight(canQueryDatabase(user, databaseId))
  const [tables, words] = await Promise.all([store.tables.listOfDatabase(databaseId), wordsFor(user)])
  const shapeOf = await shapesOf(store, tables)
  const rated = await flatMapInTurns(tables, (table) => {
    const shape = shapeOf.get(table.id)
    if (shape === undefined || shape.fields === shape.keys) return []
    return isShownTable(table) && canQueryTable(user, databaseId, table.id) ? [rate(table, shape)] : []
  })
  return [...Map.groupBy(rated, ({ table }) => table.schema)]
    .map(([schema, own]) => schemaRecord(databaseId, schema, { rated: own, words }))
    .sort((a, b) => b.score - a.score)
}

/** In pieces, with turns for others in between: a large database has a hundred thousand fields. */
async function shapesOf(store: Store, tables: readonly TableRow[]): Promise<ReadonlyMap<number, TableShape>> {
  const shapeOf = new Map<number, TableShape>()
  for (let start = 0; start < tables.length; start += TABLES_AT_ONCE) {
    if (start > 0) await workTurn()
    const ids = tables.slice(start, start + TABLES_AT_ONCE).map(({ id }) => id)
    for (const shape of await store.fields.shapesOfTables(ids)) shapeOf.set(shape.table_id, shape)
  }
  return shapeOf
}

type Rated = ReturnType<typeof rate>

function rate(table: TableRow, shape: TableShape) {
  const rule = TABLE_RULES.find((one) => fitsShape(one, table, shape)) ?? TABLE_RULES.at(-1)
  const isList = shape.fields - shape.primary_keys === 1
  const specificity = rule === undefined ? 0 : specificityOf(rule)
  const score = specificity ** 2 + Math.log(shape.fields) - (isList ? LIST_PENALTY : 0)
  return { table, shape, rule, isList, score }
}

function candidateRecord({ table, shape, rule, isList, score }: Rated, { say }: Words) {
  const { id, schema, display_name, entity_type, db_id } = table
  return {
    url: urlOf({ entity: 'table', key: String(id) }),
    title: say(rule?.title ?? msg('A look at {name}'), { name: display_name }),
    description: say(rule?.description ?? '', { name: display_name }),
    score,
    table: { id, schema, display_name, entity_type, db_id, 'num-fields': shape.fields, 'list-like?': isList },
    'dashboard-template-name': `table/${rule?.name ?? ''}`,
  }
}

/** What a rule asks of a table. */
function specificityOf({ fits = {} }: Rule): number {
  return 1 + (fits.entities === undefined && fits.named === undefined ? 0 : 2) + (fits.needs === undefined ? 0 : 1)
}

function fitsShape({ fits = {} }: Rule, { entity_type, display_name }: TableRow, shape: TableShape): boolean {
  const { entities, named, needs = {} } = fits
  if (named !== undefined && !named.test(display_name)) return false
  if (entities !== undefined && !entities.some((entity) => entity === entity_type)) return false
  return (needs.time ?? 0) <= shape.times && (needs.number ?? 0) <= shape.numbers
}

function schemaRecord(
  databaseId: number,
  schema: string | null,
  { rated, words }: { rated: readonly Rated[]; words: Words },
) {
  const best = rated.toSorted((a, b) => b.score - a.score).slice(0, TABLES_OF_A_SCHEMA)
  const tables = best.map((one) => candidateRecord(one, words))
  const templates = new Set(tables.map((one) => one['dashboard-template-name'])).size
  const meanSquare = tables.reduce((sum, { score }) => sum + score ** 2, 0) / tables.length
  return { id: `${databaseId}/${schema ?? ''}`, schema, score: templates ** 2 + Math.sqrt(meanSquare), tables }
}
