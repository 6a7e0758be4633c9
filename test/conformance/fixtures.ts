/** The cases of `fixtures/`: a query and what every engine must answer. */
import { readdirSync, readFileSync } from 'node:fs'
import type { FieldMetadata, QuerySettings, ResultColumn, Row } from '@querent/query'
import { withIds } from './data-set.ts'

export interface Refusal {
  /** The `error_type`. */
  type: string
  /** The path of what is refused, or part of the message. */
  message?: string
}

export interface Fixture {
  name: string
  query?: unknown
  native?: unknown
  /** Stages of the newer form. */
  staged?: unknown
  parameters?: unknown[]
  timezone?: string
  startOfWeek?: QuerySettings['startOfWeek']
  engines?: string[]
  rows?: Row[]
  /** Some keys of every column, in order. */
  cols?: Partial<ResultColumn>[]
  /** How the query is refused on every engine, or the `error_type` on those named. */
  error?: Refusal | Record<string, string>
  /** What this case says of single fields, by their ids. */
  fields?: (Partial<FieldMetadata> & { id: number })[]
  middleware?: Record<string, unknown>
  tolerance?: number
  sorted?: boolean
}

const FOLDER = new URL('fixtures/', import.meta.url)

/** Names of the files, one per area. */
export const FIXTURE_FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))

export function readFixtures(file: string): Fixture[] {
  // The files are ours: their shape is what this module declares.
  return withIds(readFileSync(new URL(file, FOLDER), 'utf8')) as Fixture[]
}

/** Whether the case is one of the engine's. */
export function isFor(engine: string, { engines }: Fixture): boolean {
  return engines === undefined || engines.includes(engine)
}

/** Whether the case can be one of a relative's: SQL that people write is that of one engine. */
export function isForRelatives({ native, staged, engines }: Fixture): boolean {
  return engines === undefined && native === undefined && !JSON.stringify(staged ?? '').includes('"native"')
}

/** How the engine must refuse the case; undefined where rows are expected. */
export function refusalOn(engine: string, { error }: Fixture): Refusal | undefined {
  if (error === undefined) return undefined
  const type = error['type']
  if (type !== undefined) return { ...error, type }
  const own: string | undefined = Object.entries(error).find(([name]) => name === engine)?.[1]
  return own === undefined ? undefined : { type: own }
}

/** The outer query of a case. */
export function outerQuery({ query, native, staged, parameters = [], middleware = {} }: Fixture) {
  const more = { database: 1, parameters, middleware }
  if (staged !== undefined) return { 'lib/type': 'mbql/query', stages: staged, ...more }
  return native === undefined ? { type: 'query', query, ...more } : { type: 'native', native, ...more }
}
