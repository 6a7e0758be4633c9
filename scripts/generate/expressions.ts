/**
 * Writes docs/reference/expressions.md from the registry of clauses and the names of functions; with `--check` fails when the
 * page differs from them.
 */
import { describeLanguage, type LanguageClause } from '../../packages/query/src/language/index.ts'
import { namedFunctions, print, signature, type Clause, type TextContext } from '../../packages/query/src/text/index.ts'
import { writeOrCheck } from './write-or-check.ts'

const language = describeLanguage()
const byName = new Map(language.clauses.map((clause) => [clause.name, clause]))

/** Columns of the examples, as people see them. */
const COLUMNS = [
  'Total',
  'Quantity',
  'Title',
  'Code',
  'URL',
  'Is Paid',
  'Created At',
  'Shipped At',
  'Latitude',
  'Longitude',
]
const context: TextContext = {
  kind: 'aggregation',
  language,
  columns: COLUMNS.map((display_name) => {
    const name = display_name.toLowerCase().replaceAll(' ', '_')
    return { name, display_name, base_type: 'type/*', ref: ['field', {}, name] }
  }),
  segments: [{ id: 1, name: 'Large orders' }],
  metrics: [{ id: 1, name: 'Revenue' }],
}

/** Sections in their order; a function stands in the first that takes it. */
const SECTIONS: readonly [title: string, takes: (clause: LanguageClause) => boolean][] = [
  ['Conditions', ({ role }) => role === 'filter'],
  ['Over rows', ({ role }) => role === 'aggregation'],
  ['Over the rows of the result', ({ role }) => role === 'window'],
  ['Choice', ({ name }) => name === 'case' || name === 'coalesce'],
  ['Casts', ({ name }) => ['integer', 'float', 'text', 'date', 'datetime'].includes(name)],
  [
    'Dates',
    ({ args, result }) => args.some(({ takes }) => takes === 'date') || /Date|Time|Interval/.test(result ?? ''),
  ],
  ['Text', ({ result }) => result === 'type/Text' || result === 'type/Integer'],
  ['Numbers', () => true],
]

const sections = Map.groupBy(
  namedFunctions(language).flatMap(({ name }) => byName.get(name) ?? []),
  (clause) => SECTIONS.find(([, takes]) => takes(clause))?.[0],
)

function functionRow(clause: LanguageClause): string {
  const { help, feature } = clause
  const needs = feature === null ? '' : ` Needs \`${feature}\`.`
  return row([`\`${signature(clause)}\``, help + needs, `\`${exampleOf(clause)}\``])
}

function exampleOf({ example }: LanguageClause): string {
  const [op, options, ...args] = example
  return print([String(op), Object(options), ...args] satisfies Clause, context)
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}

function table([title]: (typeof SECTIONS)[number]): string {
  const rows = (sections.get(title) ?? []).map(functionRow)
  return [`## ${title}`, '', '| function | gives | example |', '|---|---|---|', ...rows].join('\n')
}

const INTRODUCTION = `# Expressions

What is typed for a custom column, a custom filter or a custom summary. It is read as a clause of the
[query language](../contract/query-language.md), and printed from one. The tables are written by \`npm run generate expressions\`.

| Typed | Means |
|---|---|
| \`[Total]\` | a column, by the name that is shown or the one in the database; capital or small letters are one |
| \`[Orders → Total]\`, \`[Orders -> Total]\` | a column of a join, or of the table that a key leads to; the way may be left out where the name is clear |
| \`[Created At: Month]\`, \`[Total: 10 bins]\` | a column in periods or bins |
| \`[Large orders]\`, \`[Revenue]\` | a segment; in summaries also a metric |
| \`\\[\`, \`\\]\`, \`\\\\\` in a name | a bracket or a backslash of the name itself |
| \`"text"\`, \`'text'\` | a text; \`\\"\`, \`\\'\`, \`\\\\\`, \`\\n\`, \`\\r\`, \`\\t\` as usual, other backslashes are kept, as in \`"\\d+"\` |
| \`12\`, \`1.5\`, \`2e6\` | a number; whole ones keep all digits, others that would lose some are refused |
| \`true\`, \`false\`, \`null\` | |
| \`"month"\`, \`"case-insensitive"\` | words of functions are in quotes too |

Operators, the tightest first: \`-x\`; \`*\` \`/\`; \`+\` \`-\`; \`=\` \`!=\` \`<\` \`<=\` \`>\` \`>=\`; \`not\`; \`and\`; \`or\`. Comparisons are
not chained. Names of functions and words may be written in capital or small letters; the name of the clause in camel
case does as well where no other function has it.

What they give at the edges, such as the text of a float or a text that is not a number, is the same on every engine but for a
few points: [values](../explanation/values.md), [time](../explanation/time.md).
`

const page = `${INTRODUCTION}\n${SECTIONS.map(table).join('\n\n')}\n`
writeOrCheck('docs/reference/expressions.md', page, 'the registry of clauses', 'npm run generate expressions')
