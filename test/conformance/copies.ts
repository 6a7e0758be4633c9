/** The suite's tables as copies: filled by the engines themselves, and asked in their place. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CopiesDialect, fillCopy, openCopies, takesCopies } from '../../packages/drivers/src/index.ts'
import { QueryError } from '@querent/query'
import type { Copies, CopiedSource, DataSource } from '@querent/query'
import type { Table } from './data-set.ts'
import { openEngines, readAll, type Engine } from './engines.ts'
import type { Answer, RunOptions } from './run-query.ts'

export interface CopiedEngine {
  engine: Engine
  copies: Copies
  /** Asks the copies. */
  run: Engine['run']
  close(): Promise<void>
}

const SESSION = { timeZone: 'UTC', holdsSql: false }
const OPTIONS = { maxSessions: 1, connectTimeoutMs: 10_000, idleTimeoutMs: 60_000 }

/** Copies of all engines whose rows can be copied. @param zones Whose wall times of instants are kept. */
export async function copiedEngines(tables: readonly Table[], zones: readonly string[]): Promise<CopiedEngine[]> {
  const copied: CopiedEngine[] = []
  for (const engine of await openEngines(tables)) {
    if (takesCopies(engine.dialect)) copied.push(await copiesOf(engine, tables, zones))
    else await engine.close()
  }
  return copied
}

/** @param zones Whose wall times of instants are kept. */
export async function copiesOf(
  engine: Engine,
  tables: readonly Table[],
  zones: readonly string[],
): Promise<CopiedEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-copies-'))
  const { signal } = new AbortController()
  const filled = new Map<number, CopiedSource>()
  const files: { schema: string; path: string }[] = []
  for (const { id, name } of tables) {
    const path = join(folder, `${id}.duckdb`)
    const rows = { table: { schema: null, name } }
    const { asOf, rows: count, columns } = await fillCopy({ ...engine, path, rows, session: SESSION, zones, signal })
    const schema = `copy_${id}`
    files.push({ schema, path })
    filled.set(id, {
      isOf: () => true,
      copyId: id,
      version: 1,
      asOf,
      fullAsOf: null,
      schema,
      rows: count,
      columns,
      acceptsFloatSums: false,
    })
  }
  const source: DataSource = openCopies(files, OPTIONS)
  const dialect = new CopiesDialect(engine.dialect.engine, engine.dialect.maxIdentifierBytes)
  return {
    engine,
    copies: { dialect, tables: filled, cards: new Map() },
    run: (query) => readAll(source, query),
    async close() {
      await source.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Asks a query on an engine. */
type Ask = (engine: Engine, more: Pick<RunOptions, 'copies'>) => Promise<Answer>

/**
 * Passes when copies give the source's answer, row by row where rows are sorted.
 * @returns `copies`, or why the source answers; `failed` where the copy does.
 */
export async function compareCopies({ engine, copies, run }: CopiedEngine, ask: Ask): Promise<string> {
  const nothing = { rows: [], columns: [] }
  const asked: Engine = {
    ...engine,
    run: (query) => (query.place.at === 'copies' ? run(query) : Promise.resolve(nothing)),
  }
  let placed: Answer
  try {
    placed = await ask(asked, { copies })
  } catch (error) {
    // As a server does: what fails on copies is asked of the source.
    if (error instanceof Error && error.cause instanceof QueryError && error.cause.type === 'db') return 'failed'
    throw error
  }
  const { place, sql } = placed.prepared
  if (place.at === 'source') return place.why ?? 'none'
  const expected = await ask(engine, {})
  const isSorted = /ORDER BY/.test(expected.prepared.sql)
  assert.deepEqual(rowsOf(placed, isSorted), rowsOf(expected, isSorted), `${engine.name}: ${sql}`)
  assert.deepEqual(placed.cols, expected.cols, `${engine.name}: ${sql}`)
  return 'copies'
}

/** Rows that are not sorted come in any order. */
function rowsOf({ rows }: Answer, isSorted: boolean): unknown {
  return isSorted ? rows : rows.map((row) => JSON.stringify(row)).toSorted()
}
