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
    'login with an API key; databases, tables, fields with values and summary, sync; queries; cards: create, list, run; ' +
      'collections; snippets and segments: create, list; settings: list, get; search; dashboards: create, list, get, cards, ' +
      'update, values of filters, archive; timelines and events: create, list, update, archive, delete',
    'subscriptions, alerts, uploads',
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
writeOrCheck('docs/reference/compatibility.md', page(), 'the routes', 'npm run compatibility')

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
    'Made by `npm run compatibility` from `compatibility.tsv` and the OpenAPI document; do not edit.',
    '',
    `Of the ${endpoints.length} endpoints of the API that we follow which are listed here, ${count('there')} are there, ` +
      `${count('differs')} differ, and ${count('not yet')} are not yet there (status 404). ${more} endpoints more are served: ` +
      'those that newer clients call, and those of our own. All are described in [openapi.json](openapi.json).',
    '',
    '`test/contract` calls every endpoint that is there, over HTTP and on both app databases, and checks each answer against its schema.',
    '',
    '## Clients',
    '',
    'Tried by hand against a server with the sample database:',
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
