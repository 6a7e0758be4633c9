/**
 * `npm run generate messages`: the texts of the web application by language. Texts are their own keys in the source (`t('Save')`);
 * this finds them, adds new ones to each catalog with an empty translation, and takes away those that nothing says any more.
 * With `--check` it fails when a catalog lacks a translation, has one too many, or fills other places than the English text.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { IntlMessageFormat } from 'intl-messageformat'

/** Functions whose first argument is a text: in the page and its pictures, in what is said of queries and formulas, and in mails. */
const OF_PAGE = new Set(['t', 'msg'])
const OF_QUERIES = new Set(['said'])
const OF_MAILS = new Set(['msg'])
function translatorsOf(file: string): ReadonlySet<string> {
  if (/^packages\/server\/src\/(?:delivery|services)\//.test(file)) return OF_MAILS
  return /^packages\/(?:query|server)\//.test(file) ? OF_QUERIES : OF_PAGE
}
const CATALOGS = 'packages/web/src/i18n/locales/*.json'

/** Parts of a message that fill nothing in: text, and the number of a plural. */
const LITERAL = 0
const POUND = 7

type Part = ReturnType<IntlMessageFormat['getAst']>[number]

const faults: string[] = []
const isCheck = process.argv.includes('--check')
const texts = new Set(
  globSync([
    'packages/{web,viz}/src/**/*.{ts,tsx}',
    'packages/query/src/**/*.ts',
    'packages/server/src/query-runner/**/*.ts',
    'packages/server/src/{delivery,services/deliveries,services/people/notices,services/x-rays}/**/*.ts',
  ])
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap(textsIn),
)

for (const file of globSync(CATALOGS)) {
  const catalog: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const next = Object.fromEntries([...texts].sort().map((text) => [text, catalog[text] ?? '']))
  if (isCheck) faults.push(...faultsOf(file, catalog, next))
  else writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
  const missing = Object.values(next).filter((text) => text === '').length
  console.log(`${file}: ${texts.size} texts, ${missing} not translated`)
}
for (const fault of faults) console.log(fault)
process.exit(faults.length > 0 ? 1 : 0)

/** Texts that a file says; one that is not written out as such could not be found by anybody, and is an error. */
function textsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (!/\b(?:t|msg|said)\(/.test(source)) return []
  const translators = translatorsOf(file)
  const found: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'Identifier' || !translators.has(callee.name) || first === undefined) return
      if (first.type === 'Literal' && typeof first.value === 'string') found.push(first.value)
      else if (first.type === 'TemplateLiteral' && first.expressions.length === 0) {
        found.push(first.quasis[0]?.value.cooked ?? '')
      } else
        faults.push(
          `${file}:${source.slice(0, start).split('\n').length}: ${callee.name}() wants a text that is written out`,
        )
    },
  }).visit(parseSync(file, source).program)
  return found
}

function faultsOf(file: string, catalog: Record<string, string>, next: Record<string, string>): string[] {
  const stale = Object.keys(catalog).filter((text) => !texts.has(text))
  return [
    ...stale.map((text) => `${file}: nothing says "${text}"`),
    ...Object.entries(next)
      .filter(([text, translated]) => translated === '' || placesIn(text) !== placesIn(translated))
      .map(
        ([text, translated]) => `${file}: ${translated === '' ? 'no translation of' : 'other places than'} "${text}"`,
      ),
  ]
}

/** Names that a message fills in, in the order of the alphabet. What is no message, such as `{{COLUMN}}`, is shown as it is. */
function placesIn(text: string): string {
  const names = new Set<string>(text.match(/\{\{\w+\}\}/g))
  if (names.size > 0) return [...names].sort().join(' ')
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.type === LITERAL || part.type === POUND) continue
      names.add(part.value)
      if ('options' in part) for (const { value } of Object.values(part.options)) visit(value)
    }
  }
  visit(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst())
  return [...names].sort().join(' ')
}
