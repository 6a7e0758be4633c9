/** Questions to databases, and their results. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ResultColumn } from '@querent/contract'
import { parseJson } from '../lib/exact-json.ts'
import type { Answer } from './answer.ts'
import { get, post, saidAnswer, send } from './client.ts'
import { sayAnswer } from './errors.ts'
import { asksTotals, settingsOfTotals } from './totals.ts'

/** A value of a cell; integers beyond 2^53 come as texts of their digits. */
export type Cell = string | number | boolean | null | object

/** A column of a result; `isAdded` where the page has put it beside those of another question. */
export type Column = Answer<typeof ResultColumn> & { readonly isAdded?: boolean }

/** Rows and columns of a result. */
export interface ResultData {
  cols: readonly Column[]
  rows: readonly (readonly Cell[])[]
  native_form?: { query?: string; params?: unknown }
  rows_truncated?: number
  /** How many rows the reader may save as a file; all when left out. */
  download_perms?: 'limited' | 'none'
  results_timezone?: string
  requested_timezone?: string
  insights?: unknown
}

/** What running a question answers, also when the question failed. */
export interface Result {
  status: 'completed' | 'failed'
  row_count: number
  running_time?: number
  started_at?: string
  cached?: string | boolean | null
  average_execution_time?: number | null
  database_id?: number
  data: ResultData
  error?: string
  error_type?: string
  json_query?: unknown
}

/** A column of an answer by which its rows are sorted. */
export interface RowOrder {
  name: string
  /** Its place in the answer, from 0. */
  index: number
  direction: 'asc' | 'desc'
}

export interface ParameterValue {
  id?: string
  type: string
  value: unknown
  target?: unknown
}

/** The answer of a saved question in another order. */
export const runCardSorted = (
  id: number,
  order: readonly RowOrder[],
  signal: AbortSignal,
  parameters: readonly ParameterValue[] = [],
) => post<Result>(`/api/card/${id}/query`, { parameters, sort_rows: order }, signal)

export const runQuery = (query: object, signal?: AbortSignal) => post<Result>('/api/dataset', query, signal)

type Query = Readonly<Record<string, unknown>>

/**
 * The answer of a question that is not saved. What was answered before stays until the next answer is there; a question
 * that nobody waits for any more is stopped at the database.
 */
export const answerOptions = (query: Query, display: string, settings: Query, run = 0) => {
  const isPivot = asksTotals(display, query)
  const asked = isPivot ? { ...query, ...pivotOf(settings) } : query
  return queryOptions({
    queryKey: ['dataset', asked, isPivot, run],
    queryFn: ({ signal }) =>
      post<Result>(
        isPivot ? '/api/dataset/pivot' : '/api/dataset',
        run > 0 ? { ...asked, ignore_cache: true } : asked,
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  })
}

/** How a pivot table asks for its subtotals (contract: results, section 4). */
function pivotOf(settings: Query): Query {
  const asked = settingsOfTotals(settings)
  return Object.keys(asked).length === 0 ? {} : { visualization_settings: asked }
}

/** What the server says of a query: its staged form, what clauses can refer to, and what is wrong (contract: query-language, section 22). */
interface Described {
  query: Query | null
  legacy: Query | null
  stages: readonly Query[]
  errors: readonly { path: string | null; code: string; message: string; said?: unknown }[]
  can_run: boolean
}

export const describeOptions = (query: Query) =>
  queryOptions({
    queryKey: ['dataset', 'describe', query],
    queryFn: async ({ signal }) => {
      const described = await post<Described>('/api/dataset/describe', { query }, signal)
      const errors = described.errors.map((one) => ({ ...one, message: sayAnswer(one.message, one.said) }))
      return { ...described, errors }
    },
    staleTime: 60_000,
  })

/** The SQL that a query becomes. */
export const sqlOptions = (query: Query) =>
  queryOptions({
    queryKey: ['dataset', 'native', query],
    queryFn: ({ signal }) =>
      post<{ query: string; params: unknown }>('/api/dataset/native', { ...query, pretty: true }, signal),
    retry: false,
  })

/** Clauses, functions and units of the query language. */
export const languageOptions = queryOptions({
  queryKey: ['query-language'],
  queryFn: ({ signal }) => get<Query>('/api/query-language', undefined, signal),
  staleTime: Infinity,
})

/** An answer, with how long each of its stages took. */
export interface TimedResult {
  result: Result
  /** In milliseconds, in their order. */
  stages: readonly { name: string; ms: number }[]
}

/** Runs at `path` and tells what the server says of its time. */
async function runTimed(path: string, body: object, signal?: AbortSignal): Promise<TimedResult> {
  const response = await send('POST', path, { body, signal })
  const result = saidAnswer(parseJson(await response.text())) as Result
  return { result, stages: stagesOf(response.headers.get('server-timing') ?? '') }
}

export const runQueryTimed = (query: object, signal?: AbortSignal) => runTimed('/api/dataset', query, signal)
export const runCardTimed = (id: number, parameters: readonly ParameterValue[], signal?: AbortSignal) =>
  runTimed(`/api/card/${id}/query`, { parameters }, signal)

/** Of a `Server-Timing` header. */
function stagesOf(header: string): { name: string; ms: number }[] {
  return header.split(',').flatMap((part) => {
    const [name = '', ...rest] = part.trim().split(';')
    const ms = rest.map((one) => /^\s*dur=([\d.]+)/.exec(one)?.[1]).find((one) => one !== undefined)
    return name === '' || ms === undefined ? [] : [{ name, ms: Number(ms) }]
  })
}

interface OfferedValues {
  values: unknown[][]
  has_more_values: boolean
}

/** Values that a parameter of a question which is not stored may take, or those that hold a text. */
export function findValues(
  parameter: object,
  fields: readonly number[],
  text: string,
  signal: AbortSignal,
): Promise<OfferedValues> {
  const body = { parameter, ...(fields.length > 0 && { field_ids: fields }) }
  const path = '/api/dataset/parameter'
  return text === ''
    ? post(`${path}/values`, body, signal)
    : post(`${path}/search/${encodeURIComponent(text)}`, body, signal)
}
