/** Queries with large results. */
import { ask, type Target, type Work } from './work.ts'

export function largeContent(target: Target): Work[] {
  const { database, table } = target
  const query = (more: object) => JSON.stringify({ database, type: 'query', query: { 'source-table': table, ...more } })
  const native = (sql: string) => JSON.stringify({ database, type: 'native', native: { query: sql } })
  const file = (text: string) => `{"query":${text}}`
  const works: [what: string, path: string, body: string][] = [
    ['1,600 columns × 2,000 rows', '/api/dataset', query({ limit: 2_000 })],
    ['the same by SQL', '/api/dataset', native('select * from wide')],
    ['the same as CSV', '/api/dataset/csv', file(query({}))],
    ['1,600 columns × 10 rows', '/api/dataset', query({ limit: 10 })],
    ['description of 1,600 columns', '/api/dataset/describe', file(query({}))],
    ['metadata of 1,600 columns', '/api/dataset/query_metadata', query({})],
    [
      '10,000 rows of long texts',
      '/api/dataset',
      native(`select c1, printf('%.*c', 2000, 'x') as x from wide, (select 1 union select 2 union select 3)`),
    ],
  ]
  return works.map(([what, path, body]) => ({
    what: `POST ${path}, ${what}`,
    run: () => ask(target, 'POST', path, body),
  }))
}
