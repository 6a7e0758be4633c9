/** The dashboard and the alert rules of the docs ask for what the server tells, in expressions that can be read. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const FOLDER = new URL('../../docs/how-to/monitor/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, FOLDER), 'utf8')

const FUNCTIONS = new Set(['sum', 'rate', 'increase', 'histogram_quantile', 'time', 'on', 'by', 'group_left'])
/** Prometheus itself makes these. */
const OF_PROMETHEUS = new Map([['up', new Set(['job'])]])
const TOKEN =
  /\s*(?:(?<text>"(?:[^"\\]|\\.)*")|(?<range>\[\d+[smhd]\])|(?<number>\d+(?:\.\d+)?)|(?<word>[a-zA-Z_][a-zA-Z0-9_]*)|(?<sign>==|!=|>=|<=|=~|!~|[-+*/<>=(){},]))/y

interface Token {
  kind: string
  text: string
}

function tokensOf(expression: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < expression.trimEnd().length) {
    const at = TOKEN.lastIndex
    const groups = TOKEN.exec(expression)?.groups
    assert.ok(groups !== undefined, `${expression} cannot be read from ${at}`)
    const [kind = '', text = ''] = Object.entries(groups).find(([, value]) => value !== undefined) ?? []
    tokens.push({ kind, text })
  }
  return tokens
}

/** Every name and label of an expression exists, and its brackets match. */
function requireKnown(expression: string, known: ReadonlyMap<string, ReadonlySet<string>>): void {
  const open: string[] = []
  const labels = new Set<string>()
  const offered = new Set(['le'])
  let metric = ''
  const tokens = tokensOf(expression)
  for (const [index, { kind, text }] of tokens.entries()) {
    if (text === '(' || text === '{') open.push(text === '{' ? text : (tokens[index - 1]?.text ?? ''))
    if (text === ')') assert.notEqual(open.pop() ?? '{', '{', expression)
    if (text === '}') assert.equal(open.pop(), '{', expression)
    if (kind !== 'word' || FUNCTIONS.has(text)) continue
    const inside = open.at(-1)
    if (inside === '{') {
      assert.ok(known.get(metric)?.has(text), `${metric} has no label ${text}: ${expression}`)
    } else if (['by', 'on', 'group_left'].includes(inside ?? '')) labels.add(text)
    else {
      metric = text
      assert.ok(known.has(text), `there is no metric ${text}: ${expression}`)
      for (const label of known.get(text) ?? []) offered.add(label)
    }
  }
  assert.deepEqual(open, [], expression)
  for (const label of labels) assert.ok(offered.has(label), `there is no label ${label}: ${expression}`)
}

test('every expression of the dashboard and of the alerts asks for metrics and labels that there are', async (t) => {
  const server = await testServer(t)
  const { id: database } = await connectShop(server)
  await server.as.admin.post('/api/dataset', { database, type: 'native', native: { query: 'select 1' } })
  const known = new Map<string, Set<string>>(OF_PROMETHEUS)
  for (const line of (await server.as.nobody.get('/metrics')).text.split('\n')) {
    const [, name = '', labels = ''] = /^([a-z_]+)(?:\{(.*)\})? /.exec(line) ?? []
    const names = [...labels.matchAll(/([a-z_]+)="/g)].map(([, label = '']) => label)
    if (name !== '') known.set(name, new Set([...(known.get(name) ?? []), ...names]))
  }
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('grafana-dashboard.json'))
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  const alerts = [...read('alerts.yaml').matchAll(/^ +expr: '(.*)'$/gm)].map(([, expression = '']) => expression)
  assert.ok(shown.length >= 10 && alerts.length === read('alerts.yaml').match(/- alert:/g)?.length)
  for (const expression of [...shown, ...alerts]) requireKnown(expression, known)
  assert.throws(() => requireKnown('sum(querent_nothing)', known), /no metric/)
  assert.throws(() => requireKnown('querent_jobs_total{of="x"}', known), /no label/)
  assert.throws(() => requireKnown('sum((querent_jobs_total)', known))
})
