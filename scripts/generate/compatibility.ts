/**
 * Writes docs/reference/compatibility.md from the endpoints of the API that we follow (compatibility.tsv, with a note where
 * ours differs) and our OpenAPI document; with `--check` fails when the page differs from them.
 */
import { readFileSync } from 'node:fs'
import { writeOrCheck } from './write-or-check.ts'

/** Name and version; what was seen to work; what waits for endpoints. */
const CLIENTS: readonly [client: string, works: string, waits: string][] = [
  [
    '`@metabase/cli` 0.3.1',
    'login with an API key; databases, tables, fields with values and summary, sync; queries; cards: create, list, run, ' +
      'download; collections; snippets and segments: create, list, update, archive; settings: list, get, set; search; ' +
      'entity ids; dashboards: create, list, get, cards, update, values of filters, archive; timelines and events: create, ' +
      'list, update, archive, delete; subscriptions: create, list, get, update, archive; alerts: the same, and send; uploads: ' +
      'csv, append, replace',
    'documents',
  ],
  [
    '`@metabase/embedding-sdk-react` 0.55.5',
    'with an API key, in a page of another origin: static and interactive questions; new questions with filters and ' +
      'summaries, saved; static, interactive and edited dashboards with tabs and filters, which ask for the channels of ' +
      'subscriptions; the browser of collections',
    'versions that load their code from the server (`/app/embedding-sdk.js`; 0.63.1 does)',
  ],
  [
    '`@cognitionai/metabase-mcp-server` 2.2.0',
    'all of its 19 tools: dashboards, cards, queries, databases, tables, collections, search',
    '',
  ],
  [
    '`@easecloudio/mcp-metabase-server` 1.3.0',
    'databases, tables, fields, queries, cards with downloads, values and public links, dashboards with their cards, text, ' +
      'copies and revisions, collections, people, groups, search',
    'CSV into tables. Tools for paths that the API never had (`/api/database/:id/tables`, `/api/dashboard/:id/favorite`, …) ' +
      'are told so with 404',
  ],
  [
    '`@getnao/metabase-mcp-server` 1.2.4',
    'questions: list, get, create, update, run; SQL; dashboards; databases and metadata; collections; search; recent views; people',
    'its download of a query sends no `query` and is told so with 400; `/api/activity` is gone from the API',
  ],
  [
    '`@imlewc/metabase-server` 0.1.0',
    'login with e-mail and password; all of its 33 tools: cards, dashboards with cards and filters, collections and their ' +
      'permissions, groups, people, queries',
    '',
  ],
  [
    '`metabase-mcp-server` 1.0.2',
    'calls by path, parameters and body, also of subscriptions, alerts and actions; large answers',
    '',
  ],
  [
    '`metabase-ai-assistant` 4.2.0',
    'databases, tables, SQL, profiles; questions also with parameters; dashboards with cards and filters; segments; search; copies',
    'metrics by `/api/metric` and bookmarks below cards, which are gone from the API. Its tools for alerts, subscriptions and ' +
      'actions fail before they ask a server; what they would send works but for new alerts, which lack `include_csv` (400)',
  ],
  [
    '`@activepieces/piece-metabase` 0.3.0',
    'connection with an API key; questions and all questions of a dashboard with parameters; embedding of a question',
    'previews as PNG',
  ],
]

interface Endpoint {
  method: string
  path: string
  area: string
  note: string
}

const { paths }: { paths: Record<string, Record<string, { summary?: string }>> } = JSON.parse(
  readFileSync('docs/reference/openapi.json', 'utf8'),
)
const served = new Set(
  Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => shapeOf(method, path))),
)
const endpoints = readEndpoints()
const unknownNotes = endpoints.filter((endpoint) => endpoint.note !== '' && !isServed(endpoint))
if (unknownNotes.length > 0) throw new Error(`A note on what is not there: ${JSON.stringify(unknownNotes)}`)
writeOrCheck('docs/reference/compatibility.md', page(), 'the routes', 'npm run generate compatibility')

function readEndpoints(): Endpoint[] {
  const [, ...lines] = readFileSync('docs/reference/compatibility.tsv', 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [method = '', path = '', area = '', note = ''] = line.split('\t')
    return { method, path, area, note }
  })
}

/** Parameters stand for any text; the id of the virtual database is one. */
function shapeOf(method: string, path: string): string {
  const shape = path.replaceAll(/\{[^}]*\}|:[\w-]+|(?<=\/)-\d+/g, '*').replace(/\/$/, '')
  return `${method.toUpperCase()} ${shape}`
}

function isServed({ method, path }: Endpoint): boolean {
  return served.has(shapeOf(method, path))
}

function stateOf(endpoint: Endpoint): 'there' | 'differs' | 'not yet' {
  if (!isServed(endpoint)) return 'not yet'
  return endpoint.note === '' ? 'there' : 'differs'
}

function page(): string {
  const count = (state: string) => endpoints.filter((endpoint) => stateOf(endpoint) === state).length
  const known = new Set(endpoints.map(({ method, path }) => shapeOf(method, path)))
  const more = [...served].filter((shape) => !known.has(shape)).length
  const areas = [...Map.groupBy(endpoints, ({ area }) => area)].flatMap(([area, own]) => [
    `## ${area}`,
    '',
    '| endpoint | | |',
    '|---|---|---|',
    ...own.map((one) => `| \`${one.method} ${one.path}\` | ${stateOf(one)} | ${one.note} |`),
    '',
  ])
  return `${[
    '# Compatibility',
    '',
    'Made by `npm run generate compatibility` from `compatibility.tsv` and the OpenAPI document; do not edit.',
    '',
    `Of the ${endpoints.length} endpoints of the API that we follow which are listed here, ${count('there')} are there, ` +
      `${count('differs')} differ, and ${count('not yet')} are not yet there (status 404). ${more} endpoints more are served: ` +
      'those that newer clients call, and those of our own. All are described in [openapi.json](openapi.json).',
    '',
    '`test/contract` calls every endpoint that is there, over HTTP and on both app databases, and checks each answer against its schema.',
    '',
    '## Clients',
    '',
    'Tried by hand against a server with the sample database. `test/clients` runs what the command line and two MCP servers do with ' +
      'subscriptions, alerts, uploads and actions, where `npm ci --prefix clients --ignore-scripts` has installed them. The other MCP servers have ' +
      'no tools for these:',
    '',
    '| client | what works | what does not yet |',
    '|---|---|---|',
    ...CLIENTS.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    ...areas,
  ]
    .join('\n')
    .trimEnd()}\n`
}
