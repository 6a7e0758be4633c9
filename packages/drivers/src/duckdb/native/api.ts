/** The client library's module, and that of what it stands on. */
export type DuckDbApi = typeof import('@duckdb/node-api')
export type DuckDbBindings = typeof import('@duckdb/node-bindings')

let loading: Promise<DuckDbApi> | undefined

/** Loads the client library when the first file is opened: it costs 0.1 s and 16 MB. */
export function loadDuckDb(): Promise<DuckDbApi> {
  loading ??= import('@duckdb/node-api')
  return loading
}

/** What the client library stands on; loaded with it. */
export async function loadBindings(): Promise<DuckDbBindings> {
  return (await import('@duckdb/node-bindings')).default
}
