/** Questions to databases, and their results. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  DescribedQuery,
  NativeForm,
  ParameterValuesAnswer,
  QueryLanguageAnswer,
  QueryResult,
  ResultColumn,
  ResultRows,
} from '@querent/contract'
import { parseJson } from '../lib/exact-json.ts'
import type { Answer } from './answer.ts'
import { get, post, saidAnswer, send } from './client.ts'
import { sayAnswer } from './errors.ts'
import { asksTotals, settingsOfTotals } from './totals.ts'

/** A value of a cell; integers beyond 2^53 come as texts of their digits. */
export type Cell = StoredRows['rows'][number][number]

type StoredRows = Answer<typeof ResultRows>
/** A column of a result; `isAdded` where the page has put it beside those of another question. */
export type Column = Answer<typeof ResultColumn> & { readonly isAdded?: boolean }

/** Rows and columns of a result. */
export type ResultData = Omit<StoredRows, 'cols'> & { readonly cols: readonly Column[] }

type Stored = Answer<typeof QueryResult>
/** The answer of a run, whether or not it worked out. For guests it lacks how it was run. */
export type Result = Pick<Stored, 'status' | 'row_count'> &
  Partial<Omit<Stored, 'data'>> & { readonly data: ResultData }

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

/** What a request says that is answered by the source, and not from stored models or copies. */
export const askedOf = (readsSource: boolean) => (readsSource ? { use_stored_models: false, use_copies: false } : {})

/** The answer of a saved question in another order. */
export const runCardSorted = (
  id: number,
  order: readonly RowOrder[],
  signal: AbortSignal,
  { parameters = [], readsSource = false }: { parameters?: readonly ParameterValue[]; readsSource?: boolean } = {},
) => post<Result>(`/api/card/${id}/query`, { parameters, sort_rows: order, ...askedOf(readsSource) }, signal)

export const runQuery = (query: object, signal?: AbortSignal) => post<Result>('/api/dataset', query, signal)

type Query = Readonly<Record<string, unknown>>

/**
 * The answer of a question that is not saved. What was answered before stays until the next answer is there; a question
 * that nobody waits for any more is stopped at the database.
 */
export const answerOptions = (
  query: Query,
  display: string,
  settings: Query,
  { run = 0, readsSource = false }: { run?: number; readsSource?: boolean } = {},
) => {
  const isPivot = asksTotals(display, query)
  const asked = isPivot ? { ...query, ...pivotOf(settings) } : query
  return queryOptions({
    queryKey: ['dataset', asked, isPivot, run, readsSource],
    queryFn: ({ signal }) =>
      post<Result>(
        isPivot ? '/api/dataset/pivot' : '/api/dataset',
        { ...asked, ...(run > 0 && { ignore_cache: true }), ...askedOf(readsSource) },
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

export type Described = Answer<typeof DescribedQuery>

/** What the server says of a query: its staged form, what clauses can refer to, and what is wrong (contract: query-language, section 22). */
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
    queryFn: ({ signal }) => post<Answer<typeof NativeForm>>('/api/dataset/native', { ...query, pretty: true }, signal),
    retry: false,
  })

/** Clauses, functions and units of the query language. */
export const languageOptions = queryOptions({
  queryKey: ['query-language'],
  queryFn: ({ signal }) => get<Answer<typeof QueryLanguageAnswer>>('/api/query-language', undefined, signal),
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

/** Values that a parameter of a question which is not stored may take, or those that hold a text. */
export function findValues(
  parameter: object,
  fields: readonly number[],
  text: string,
  signal: AbortSignal,
): Promise<Answer<typeof ParameterValuesAnswer>> {
  const body = { parameter, ...(fields.length > 0 && { field_ids: fields }) }
  const path = '/api/dataset/parameter'
  return text === ''
    ? post(`${path}/values`, body, signal)
    : post(`${path}/search/${encodeURIComponent(text)}`, body, signal)
}
