/**
 * What may only become less. Each figure of `ratchet.json` is counted in the sources; who brings one down writes the new figure
 * there, and nobody brings one up.
 */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseAst } from 'vite'

interface Syntax {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

type Counts = Record<string, number>

interface Named {
  name?: string
}

const COUNTED_ELSEWHERE = ['exports for tests alone', 'habits in comments']
const UNDOCUMENTED = 'exports of the contract without a docstring'
const LONG_LINES = 40
const VERY_LONG_LINES = 100
const MANY_PARAMETERS = 5
/** Lists of routes and of columns, which are not read as steps. */
const LISTS = /^packages\/server\/src\/(?:api|store\/migrations)\//
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** What is counted at one place of a file, by the names of `ratchet.json`. */
function countsAt(node: Syntax, text: string, file: string): string[] {
  if (FUNCTIONS.has(node.type)) return functionCounts(node, text, file)
  if (node.type === 'TSAsExpression') return isConst(node) ? [] : ['casts']
  if (node.type === 'CallExpression') return booleansOf(node).map(() => 'boolean arguments')
  return []
}

function functionCounts({ params, body }: Syntax, text: string, file: string): string[] {
  const lines = LISTS.test(file) ? 0 : linesOf(body as Syntax, text) - 2 - innerLines(body, text)
  return [
    ...(lines > LONG_LINES ? [`bodies over ${LONG_LINES} lines`] : []),
    ...(lines > VERY_LONG_LINES ? [`bodies over ${VERY_LONG_LINES} lines`] : []),
    ...((params as unknown[]).length >= MANY_PARAMETERS ? [`functions of ${MANY_PARAMETERS} and more parameters`] : []),
  ]
}

function linesOf({ start, end }: Syntax, text: string): number {
  return text.slice(start, end).split('\n').length
}

/** Lines of the functions within, which are counted by themselves: a service is a function around those of its rules. */
function innerLines(node: unknown, text: string): number {
  if (typeof node !== 'object' || node === null) return 0
  if ('type' in node && FUNCTIONS.has(String(node.type))) return linesOf(node as Syntax, text) - 1
  return Object.values(node).reduce<number>((sum, value) => sum + innerLines(value, text), 0)
}

function isConst({ typeAnnotation }: Syntax): boolean {
  const { typeName } = typeAnnotation as { typeName?: { name?: string } }
  return typeName?.name === 'const'
}

/** Bare `true` and `false` beside other arguments, of which a reader does not see what they choose; in statements one does. */
function booleansOf(node: Syntax): Syntax[] {
  const all = node['arguments'] as Syntax[]
  const { property } = node['callee'] as { property?: { name?: string } }
  return all.length < 2 || property?.name === 'where'
    ? []
    : all.filter(({ type, value }) => type === 'Literal' && typeof value === 'boolean')
}

/** Exports of the contract that nothing is said about. A type with the name of a schema needs no text beside the schema's. */
function undocumented({ body }: { body: readonly unknown[] }, text: string): number {
  const names = new Map<string, boolean>()
  for (const { type, start, declaration } of body as Syntax[]) {
    if (type !== 'ExportNamedDeclaration' || typeof declaration !== 'object' || declaration === null) continue
    const { id, declarations = [{ id }] } = declaration as { id?: Named; declarations?: { id?: Named }[] }
    const isDocumented = text.slice(0, start).endsWith('*/\n')
    for (const { id: named } of declarations) {
      if (named?.name !== undefined) names.set(named.name, isDocumented || (names.get(named.name) ?? false))
    }
  }
  return [...names.values()].filter((isDocumented) => !isDocumented).length
}

function* within(node: unknown): Generator<Syntax> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && typeof node.type === 'string') yield node as Syntax
  for (const value of Object.values(node)) yield* within(value)
}

function count(): Counts {
  const counts: Counts = {}
  const files = globSync('packages/*/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const program = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    if (file.startsWith('packages/contract/'))
      counts[UNDOCUMENTED] = (counts[UNDOCUMENTED] ?? 0) + undocumented(program, text)
    for (const node of within(program))
      for (const name of countsAt(node, text, file)) counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

test('what may only become less has not become more', () => {
  const all: Counts = JSON.parse(readFileSync('test/boundaries/ratchet.json', 'utf8'))
  // Other tests count these: exports.test.ts and words.test.ts.
  for (const name of COUNTED_ELSEWHERE) delete all[name]
  assert.deepEqual(count(), all, 'lower: write the new figure into ratchet.json; higher: write it another way')
})
