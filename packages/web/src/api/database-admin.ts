/** Databases as those who connect them see them. */
import { queryOptions } from '@tanstack/react-query'
import type {
  DatabaseAnswer,
  Schedule as StoredSchedule,
  Schedules as StoredSchedules,
  UsageInfoAnswer,
  ValidateAnswer,
} from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post, put } from './client.ts'
import type { Database } from './database.ts'

/** Names of an engine's inputs, and others, to what is stored; secrets come back as `KEPT_SECRET`. */
export type Details = Readonly<Record<string, unknown>>

/** Stands for a secret that is stored: sent back, it stays as it is. */
export const KEPT_SECRET = '**MetabasePass**'

/** Hours from 0 to 23. */
export type Schedule = Answer<typeof StoredSchedule>
export type Schedules = Answer<typeof StoredSchedules>

type Stored = Answer<typeof DatabaseAnswer>
/** Something that the account may do besides reading, and what takes it away. */
export type AccountWarning = NonNullable<Stored['account_warnings']>[number]
/** A list of databases is without `schedules`. */
export type ManagedDatabase = Database & Stored

/** One input of an engine's form. */
export interface ConnectionProperty {
  name: string
  'display-name': string
  /** Left out for text: also `integer`, `boolean`, `password`, `text`, `textFile`, `select`, `section`, `info`, `hidden`, `schema-filters`. */
  type?: string
  default?: unknown
  placeholder?: string
  required?: boolean
  'helper-text'?: string
  description?: string
  options?: readonly { name: string; value: string }[]
  'visible-if'?: Readonly<Record<string, unknown>>
}

export interface Engine {
  'driver-name': string
  'details-fields': readonly ConnectionProperty[]
  'superseded-by'?: string | null
}

export interface DatabaseBody {
  name: string
  engine: string
  details: Details
  auto_run_queries?: boolean
  refingerprint?: boolean
  schedules?: Schedules
  /** Others keep their values. */
  settings?: Readonly<Record<string, unknown>>
}

/** Always asked for anew, unlike what lists of tables are made from. */
export const managedDatabasesOptions = queryOptions({
  queryKey: ['database', 'managed'],
  queryFn: async ({ signal }) =>
    (await get<{ data: ManagedDatabase[] }>('/api/database', { saved: false, include_analytics: false }, signal)).data,
})

export const managedDatabaseOptions = (id: number) =>
  queryOptions({
    queryKey: ['database', id, 'managed'],
    queryFn: ({ signal }) => get<ManagedDatabase>(`/api/database/${id}`, { include: 'tables' }, signal),
  })

/** How many there are of what was made with a database. */
export const databaseUsesOptions = (id: number) =>
  queryOptions({
    queryKey: ['database', id, 'uses'],
    queryFn: ({ signal }) => get<Answer<typeof UsageInfoAnswer>>(`/api/database/${id}/usage_info`, undefined, signal),
    gcTime: 0,
  })

/** Tries a connection; `errors` are by input. Secrets sent as `KEPT_SECRET` are those of the database with the id. */
export const tryConnection = (engine: string, details: Details, id?: number) =>
  post<Answer<typeof ValidateAnswer>>('/api/database/validate', {
    details: { engine, details },
    ...(id !== undefined && { id }),
  })

/** It is connected first; its tables are read after the answer. */
export const createDatabase = (body: DatabaseBody) => post<ManagedDatabase>('/api/database', body)
export const changeDatabase = (id: number, body: Partial<DatabaseBody>) =>
  put<ManagedDatabase>(`/api/database/${id}`, body)

/** With all that was made with it. */
export const deleteDatabase = (id: number) => del(`/api/database/${id}`, { confirm: true })
export const addSampleDatabase = () => post<ManagedDatabase>('/api/database/sample_database')

export const rescanValues = (id: number) => post(`/api/database/${id}/rescan_values`)
export const discardValues = (id: number) => post(`/api/database/${id}/discard_values`)
