/** A table as somebody sees it: by the pipeline that answers questions, so that rules and roles hold. */
import {
  completeColumns,
  rowConverter,
  temporalCells,
  type PreparedQuery,
  type Row,
  type SqlParam,
  type StepResult,
} from '@querent/query'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Runner } from '../../../query-runner/index.ts'
import type { FieldRow, JsonObject, TableRow } from '../../../store/index.ts'
import { isKey } from '../../content/action-content/index.ts'
import { seenColumns, type SeenColumn } from './columns.ts'

export interface SeenTable {
  table: TableRow
  columns: readonly SeenColumn[]
  /** Whether every column of the table is among them. */
  isWhole: boolean
  /** Whether a rule hides rows or columns. */
  isRestricted: boolean
  session: PreparedQuery['session']
  /** The zone of answers. */
  timeZone: string
  timeoutMs: number
  /** A statement that gives all columns of the rows with some keys, by their order. */
  reading: (key: SeenColumn, cells: readonly SqlParam[]) => Promise<PreparedQuery>
  /** Rows that a statement gave of all columns, as answers show them: by the names of the columns. */
  shown: (result: StepResult) => JsonObject[]
}

export interface Viewer {
  user: CurrentUser
  signal: AbortSignal
}

/** @param fields All of the table that are there. */
export async function seenTable(
  runner: Pick<Runner, 'prepare'>,
  table: TableRow,
  fields: readonly FieldRow[],
  { user, signal }: Viewer,
): Promise<SeenTable> {
  const prepare = (query: JsonObject) =>
    runner.prepare(
      {
        user,
        query: { database: table.db_id, type: 'query', query: { 'source-table': table.id, ...query } },
        context: 'action',
        middleware: { 'disable-remaps?': true },
        signal,
      },
      'maximum',
    )
  const { prepared, connection, settings } = await prepare({ limit: 1 })
  const seen = (prepared.columns ?? []).flatMap(({ id }) => fields.find((field) => field.id === id) ?? [])
  const columns = seenColumns(seen, connection.driver.dialect)
  const all = columns.map(({ field }) => ['field', field.id, null])
  return {
    table,
    columns,
    isWhole: columns.length === fields.length,
    isRestricted: prepared.isRestricted,
    session: prepared.session,
    timeZone: prepared.timeZone,
    timeoutMs: settings.timeoutMs,
    async reading({ field }, cells) {
      const key = ['field', field.id, null]
      const query = { fields: all, filter: ['=', key, ...cells], 'order-by': [['asc', key]] }
      return (await prepare(query)).prepared
    },
    shown: (result) => shownRows(prepared, result, columns),
  }
}

function shownRows(prepared: PreparedQuery, result: StepResult, seen: readonly SeenColumn[]): JsonObject[] {
  const rows: Row[] = result.rows.map((row) => [...row])
  const columns = completeColumns(prepared, result.columns, rows)
  temporalCells(columns, result.columns)?.(rows)
  const { timeZone, answer } = prepared
  const convert = rowConverter(columns, { timeZone, remappings: [], bigNumbersAsText: answer.bigNumbersAsText })
  return rows.map((row) => {
    const cells = convert(row)
    return Object.fromEntries(seen.map(({ slug }, place) => [slug, withDigits(cells[place])]))
  })
}

/** Digits that a double would lose are a text: they can be sent back. */
function withDigits(cell: unknown): unknown {
  return JSON.isRawJSON(cell) ? JSON.stringify(cell) : (cell ?? null)
}

/** The column that says which row; undefined where there is none, where several say it together, or where it is hidden. */
export function keyOfTable(fields: readonly FieldRow[], columns: readonly SeenColumn[]): SeenColumn | undefined {
  const keys = fields.filter(isKey)
  return keys.length === 1 ? columns.find(({ field }) => field.id === keys[0]?.id) : undefined
}
