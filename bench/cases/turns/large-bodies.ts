/** Bodies that are right, and as large as they may be. */
import {
  CARDS,
  COLLECTIONS,
  DASHBOARD,
  DATABASE,
  FIELDS_EACH,
  FIRST,
  GROUPS,
  TABLES,
} from '../../support/turns-content.ts'
import { ask, type Target, type Work } from './work.ts'

const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const keys = (count: number) => Object.fromEntries(list(count, (index) => [`key${index}`, index]))
const many = (length: number, piece: string) => piece.repeat(Math.floor(length / piece.length))

/** SQL as long as it may be. */
const SQL = 240_000
/** Of variables in SQL: the most that are taken. */
const PLACES = 5_000

export function largeBodies(target: Target): Work[] {
  const native = (query: string, more: object = {}) => ({
    database: target.database,
    type: 'native',
    native: { query },
    ...more,
  })
  const field = ['field', FIRST + 1, null]
  const query = (filter: unknown) => ({
    database: DATABASE,
    type: 'query',
    query: { 'source-table': FIRST + 1, filter },
  })
  const text = (index: number) => `a value in it ${index}`
  const card = (more: object) => ({
    name: 'Large',
    display: 'table',
    dataset_query: query(['=', field, 1]),
    visualization_settings: {},
    ...more,
  })
  const dashcards = (count: number, more: object) =>
    list(count, (index) => ({
      id: -1 - index,
      card_id: FIRST + 1 + (index % CARDS),
      row: index * 4,
      col: 0,
      size_x: 6,
      size_y: 4,
      parameter_mappings: [],
      visualization_settings: {},
      ...more,
    }))
  const queries: [what: string, body: object][] = [
    ['filter of 29,000 values', query(['=', field, ...list(29_000, text)])],
    ['filter of 4,000 conditions', query(['or', ...list(4_000, (index) => ['=', field, text(index)])])],
    [
      'parameter of 29,000 values',
      {
        ...query(['=', field, 'a']),
        parameters: [{ id: 'a', type: 'string/=', target: ['dimension', field], value: list(29_000, text) }],
      },
    ],
    ['SQL of numbers', native(`select 1 where 1 in (${many(SQL, '1,')}1)`)],
    ['SQL of words', native(`select 1 as ${many(SQL, 'a ')}`)],
    ['SQL of names', native(`select ${many(SQL, 'a.')}b`)],
    ['SQL of parentheses', native(`select ${many(SQL, '(')}`)],
    ['SQL of quotes', native(`select ${many(SQL, "''")}`)],
    ['SQL of comments', native(`select 1 ${many(SQL, '/**/')}`)],
    ['SQL of variables', native(`select ${'{{a}},'.repeat(PLACES)}1`)],
    ['SQL of optional parts', native(`select 1 ${'[[and {{a}}]]'.repeat(PLACES)}`)],
    ['keys', native('select 1', { info: keys(29_000) })],
    ['keys of a query', { database: DATABASE, type: 'query', query: { 'source-table': FIRST + 1, ...keys(900) } }],
    [
      'expressions',
      {
        database: DATABASE,
        type: 'query',
        query: {
          'source-table': FIRST + 1,
          expressions: Object.fromEntries(list(900, (index) => [`e${index}`, ['+', field, index]])),
        },
      },
    ],
    [
      'aggregations',
      {
        database: DATABASE,
        type: 'query',
        query: { 'source-table': FIRST + 1, aggregation: list(900, () => ['sum', field]) },
      },
    ],
    ['an expression of 29,000 parts', query(['>', ['+', ...list(29_000, (index) => index)], 1])],
  ]
  const permissionsOf = (group: number, tables: number) => ({
    [FIRST + group]: {
      [DATABASE]: {
        'view-data': 'unrestricted',
        'create-queries': {
          public: Object.fromEntries(
            list(tables, (index) => [FIRST + 1 + index, index % 3 === 0 ? 'no' : 'query-builder']),
          ),
        },
      },
    },
  })
  const groups = (count: number, tables: number) =>
    Object.assign({}, ...list(count, (index) => permissionsOf(index + 1, tables)))
  const works: [what: string, method: string, path: string, body: object][] = [
    ...queries.map(([what, body]): [string, string, string, object] => [what, 'POST', '/api/dataset', body]),
    ...queries.map(([what, query]): [string, string, string, object] => [
      what,
      'POST',
      '/api/dataset/describe',
      { query },
    ]),
    ...queries.map(([what, body]): [string, string, string, object] => [what, 'POST', '/api/dataset/native', body]),
    ...queries.map(([what, dataset_query]): [string, string, string, object] => [
      `query with ${what}`,
      'POST',
      '/api/card',
      card({ dataset_query }),
    ]),
    ['settings of 1 MB', 'POST', '/api/card', card({ visualization_settings: { a: many(990_000, 'a') } })],
    ['29,000 keys of settings', 'POST', '/api/card', card({ visualization_settings: keys(29_000) })],
    [
      '2,000 columns',
      'POST',
      '/api/card',
      card({
        result_metadata: list(2_000, (index) => ({
          name: `c${index}`,
          display_name: `C ${index}`,
          base_type: 'type/Text',
          field_ref: ['field', `c${index}`, { 'base-type': 'type/Text' }],
          fingerprint: { global: { 'distinct-count': 1 } },
        })),
      }),
    ],
    ['29,000 keys of settings', 'PUT', `/api/card/${FIRST + 7}`, { visualization_settings: keys(29_000) }],
    [
      '1,100 parameters',
      'PUT',
      `/api/card/${FIRST + 7}`,
      {
        parameters: list(1_100, (index) => ({
          id: `p${index}`,
          name: `P ${index}`,
          slug: `p${index}`,
          type: 'string/=',
          target: ['dimension', field],
        })),
      },
    ],
    ['2,000 cards', 'PUT', `/api/dashboard/${DASHBOARD + 1}`, { dashcards: dashcards(2_000, {}) }],
    [
      '2,000 cards with settings',
      'PUT',
      `/api/dashboard/${DASHBOARD + 2}`,
      { dashcards: dashcards(2_000, { visualization_settings: { 'card.title': many(1_500, 'a') } }) },
    ],
    [
      '10 cards with 2,900 keys each',
      'PUT',
      `/api/dashboard/${DASHBOARD + 3}`,
      { dashcards: dashcards(10, { visualization_settings: keys(2_900) }) },
    ],
    ['one group × 5,000 tables', 'PUT', '/api/permissions/graph?force=true', { groups: groups(1, TABLES) }],
    [
      '18 groups × 5,000 tables',
      'PUT',
      '/api/permissions/graph?force=true&skip-graph=true',
      { groups: groups(18, TABLES) },
    ],
    [
      `${GROUPS} groups × 300 collections`,
      'PUT',
      '/api/collection/graph?force=true',
      {
        groups: Object.fromEntries(
          list(GROUPS, (group) => [
            FIRST + 1 + group,
            Object.fromEntries(list(300, (index) => [FIRST + 1 + (index % COLLECTIONS), 'read'])),
          ]),
        ),
      },
    ],
    ['5,000 tables', 'PUT', '/api/table', { ids: list(TABLES, (index) => FIRST + 1 + index), description: 'a' }],
    [
      'fields in order',
      'PUT',
      `/api/table/${FIRST + 1}/fields/order`,
      { field_order: list(FIELDS_EACH, (index) => FIRST + 1 + index) },
    ],
    [
      'a definition',
      'POST',
      '/api/segment',
      { name: 'a', table_id: FIRST + 1, definition: { filter: ['=', field, ...list(29_000, text)] } },
    ],
    ['a snippet', 'POST', '/api/native-query-snippet', { name: 'a', content: many(SQL, '{{a}},') }],
    [
      'a picture',
      'PUT',
      '/api/setting/landing-page-illustration',
      { value: `data:image/png;base64,${many(1_900_000, 'a')}` },
    ],
  ]
  const sent = works.map(([what, method, path, body]) => {
    const written = JSON.stringify(body)
    return { what: `${method} ${path}, ${what}`, run: () => ask(target, method, path, written) }
  })
  const later = [
    `/api/card/${FIRST + 7}`,
    `/api/card/${FIRST + 7}/query_metadata`,
    `/api/dashboard/${DASHBOARD + 1}`,
    `/api/dashboard/${DASHBOARD + 2}`,
    `/api/dashboard/${DASHBOARD + 3}`,
    `/api/dashboard/${DASHBOARD + 1}/query_metadata`,
    `/api/dashboard/${DASHBOARD + 3}/revisions`,
    `/api/revision?entity=dashboard&id=${DASHBOARD + 3}`,
    `/api/revision?entity=card&id=${FIRST + 7}`,
    '/api/card',
    '/api/segment',
    '/api/native-query-snippet',
  ]
  return [...sent, ...later.map((path) => ({ what: `GET ${path}, then`, run: () => ask(target, 'GET', path) }))]
}
