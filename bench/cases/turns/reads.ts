/** Every route that reads, with the largest content there is. */
import { DASHBOARD, DATABASE, FIRST } from '../../support/turns-content.ts'
import { ask, type Target, type Work } from './work.ts'

/** What fills the places of paths, by how the path begins; routes with other places are left out. */
const IDS: readonly [begin: string, id: number][] = [
  ['/api/database', DATABASE],
  ['/api/permissions/graph/db', DATABASE],
  ['/api/dashboard', DASHBOARD],
  ['/api', FIRST + 1],
]

const WITH_QUERY = [
  '/api/database?include=tables',
  '/api/database?include_cards=true',
  `/api/database/${DATABASE}?include=tables`,
  `/api/database/${DATABASE}?include=tables.fields`,
  `/api/database/${DATABASE}/metadata?include_hidden=true`,
  `/api/database/${DATABASE}/metadata?skip_fields=true`,
  `/api/database/${DATABASE}/schema/public`,
  `/api/database/${DATABASE}/autocomplete_suggestions?substring=a`,
  `/api/database/${DATABASE}/card_autocomplete_suggestions?query=card`,
  '/api/database/-1337/schema/Everything%20else',
  '/api/collection/root/items',
  '/api/collection?tree=true',
  '/api/search?q=card',
  '/api/search?q=table',
  '/api/search',
  '/api/card?f=database&model_id=' + DATABASE,
  '/api/revision/card/' + (FIRST + 1),
  '/api/user?status=all',
]

/** They answer nobody or never end. */
const LEFT_OUT = /health|readyz|livez|sso|queries\/running|testing/

export async function reads(target: Target): Promise<Work[]> {
  const document = await target.call('GET', '/api/docs/openapi.json')
  const paths = Object.keys(document.paths)
    .filter((path) => 'get' in document.paths[path] && !LEFT_OUT.test(path))
    .map(withIds)
    .filter((path) => !path.includes('{'))
  const wide = [
    `/api/table/${target.table}/query_metadata`,
    `/api/table/${target.table}`,
    `/api/table/${target.table}/data`,
  ]
  return [...paths, ...WITH_QUERY, ...wide].map((path) => ({
    what: `GET ${path}`,
    run: () => ask(target, 'GET', path),
  }))
}

function withIds(path: string): string {
  const [, id] = IDS.find(([begin]) => path.startsWith(begin)) ?? []
  return path.replace('{id}', String(id))
}
