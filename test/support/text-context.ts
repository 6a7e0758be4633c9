/** Columns and random clauses for tests of the typed language. */
import fc from 'fast-check'
import { describeLanguage, type LanguageClause } from '../../packages/query/src/language/index.ts'
import type { Clause, TextColumn, TextContext, TextKind } from '../../packages/query/src/text/index.ts'
import { card, field, table, testContext } from '../../packages/query/src/testing/metadata.ts'

const PEOPLE = table(2, 'people', [
  field(21, 2, 'id', 'type/Integer'),
  field(22, 2, 'name', 'type/Text'),
  field(23, 2, 'plan', 'type/Text'),
])
const ORDERS = table(1, 'orders', [
  field(10, 1, 'total', 'type/Float'),
  field(11, 1, 'quantity', 'type/Integer'),
  field(12, 1, 'name', 'type/Text'),
  field(13, 1, 'is_paid', 'type/Boolean', { display_name: 'Is Paid' }),
  field(14, 1, 'created_at', 'type/DateTime', { display_name: 'Created At' }),
  field(15, 1, 'due', 'type/Date', { display_name: 'Due [net]: \\ day' }),
  field(16, 1, 'tax', 'type/Decimal'),
  field(17, 1, 'person_id', 'type/Integer', { fk_target_field_id: 21, semantic_type: 'type/FK' }),
  field(18, 1, 'name_2', 'type/Text', { display_name: 'Name' }),
])

/** A metadata context that holds what the text context names. */
export const TEXT_METADATA = testContext({
  tables: [ORDERS, PEOPLE],
  cards: [card(1, { 'source-table': 1, aggregation: [['sum', ['field', 10, null]]] }, { type: 'metric' })],
  segments: [{ id: 1, name: 'Large', table_id: 1, definition: { filter: ['>', ['field', 10, null], 100] } }],
})

const own = ORDERS.fields.map(({ id, name, display_name, base_type }): TextColumn => {
  return { name, display_name, base_type, join_alias: null, ref: ['field', {}, id] }
})
const joined = PEOPLE.fields.map(({ id, name, display_name, base_type }): TextColumn => {
  const ref: Clause = ['field', { 'join-alias': 'Buyer' }, id]
  return { name, display_name: `Buyer → ${display_name}`, base_type, join_alias: 'Buyer', ref }
})
const foreign = PEOPLE.fields.slice(1).map(({ id, name, display_name, base_type }): TextColumn => {
  return { name, display_name, base_type, source: 'Person', ref: ['field', { 'source-field': 17 }, id] }
})
const LANGUAGE = describeLanguage()

export function textContext(kind: TextKind, more: Partial<TextContext> = {}): TextContext {
  return {
    kind,
    language: LANGUAGE,
    columns: [...own, ...joined, ...foreign],
    segments: [{ id: 1, name: 'Large' }],
    metrics: [{ id: 1, name: 'Revenue', base_type: 'type/Float' }],
    ...more,
  }
}

/** A query in which the clause stands where its kind belongs. */
export function queryOf(clause: Clause, kind: TextKind): Record<string, unknown> {
  const [op, options, ...args] = clause
  const join = {
    'lib/type': 'mbql/join',
    alias: 'Buyer',
    stages: [{ 'lib/type': 'mbql.stage/mbql', 'source-table': 2 }],
    conditions: [['=', {}, ['field', {}, 17], ['field', { 'join-alias': 'Buyer' }, 21]]],
  }
  const places = {
    expression: { expressions: [[op, { ...options, 'lib/expression-name': 'x' }, ...args]] },
    filter: { filters: [clause] },
    aggregation: { aggregation: [clause], breakout: [['field', {}, 14]] },
  }
  const stage = { 'lib/type': 'mbql.stage/mbql', 'source-table': 1, joins: [join], ...places[kind] }
  return { 'lib/type': 'mbql/query', database: 1, stages: [stage] }
}

type Sort = 'number' | 'text' | 'date' | 'condition'
const SORTS: readonly Sort[] = ['number', 'text', 'date', 'condition']

/** What a clause gives, where its `result` does not tell. */
const GIVES: Readonly<Record<string, Sort>> = {
  'absolute-datetime': 'date',
  'datetime-add': 'date',
  'datetime-subtract': 'date',
  datetime: 'date',
  metric: 'number',
}
/** Made by hand below, or of no use as a value. */
const BY_HAND = new Set(['case', 'coalesce', 'segment', 'metric', 'interval', 'time', 'offset', 'and', 'or', 'not'])
const TEXTS = fc.oneof(fc.string(), fc.constantFrom('case-insensitive', "it's", 'say "hi"', '\\d+', '\n', ']', ''))
const NUMBERS = fc.oneof(
  fc.integer(),
  // Whole ones that only bigints hold have the same digits as these.
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !/^-?\d{16,}$/.test(String(value))),
  fc.bigInt({ min: 2n ** 53n, max: 2n ** 90n }),
)

function sortOf({ name, result, role }: LanguageClause): Sort {
  if (GIVES[name]) return GIVES[name]
  if (role === 'filter') return 'condition'
  if (result === null) return 'number'
  if (result === 'type/Text') return 'text'
  return result.startsWith('type/Date') ? 'date' : 'number'
}

/** Clauses of every function, as the text language writes them; all of them can be run. */
export function clauses(kind: TextKind): fc.Arbitrary<Clause> {
  if (kind === 'filter') return condition(3)
  const row = fc.oneof(...SORTS.map((sort) => clauseOf(sort, 3)))
  return kind === 'expression' ? row : aggregation(2)
}

function value(sort: Sort, depth: number): fc.Arbitrary<unknown> {
  const literal = { number: NUMBERS, text: TEXTS, date: fc.constant('2025-03-01'), condition: column('condition') }
  const plain: fc.Arbitrary<unknown>[] = sort === 'condition' ? [] : [literal[sort]]
  return fc.oneof(...plain, column(sort), ...(depth > 0 ? [clauseOf(sort, depth - 1)] : []))
}

function column(sort: Sort): fc.Arbitrary<Clause> {
  const kinds = { number: /Integer|Float|Decimal/, text: /Text/, date: /Date/, condition: /Boolean/ }
  const found = textContext('filter').columns.filter(({ base_type }) => kinds[sort].test(base_type))
  return fc.constantFrom(...found.map(({ ref }) => ref))
}

function condition(depth: number): fc.Arbitrary<Clause> {
  return fc.oneof(clauseOf('condition', depth), fc.constant<Clause>(['segment', {}, 1]))
}

function clauseOf(sort: Sort, depth: number): fc.Arbitrary<Clause> {
  const fitting = LANGUAGE.clauses.filter((clause) => {
    return (clause.role === 'value' || clause.role === 'filter') && !BY_HAND.has(clause.name) && sortOf(clause) === sort
  })
  const made = fitting.map((clause) => call(clause, depth))
  const branch = fc.tuple(condition0(depth), value(sort, depth - 1))
  made.push(
    fc
      .tuple(fc.array(branch, { minLength: 1, maxLength: 2 }), fc.option(value(sort, depth - 1), { nil: undefined }))
      .map(([branches, fallback]): Clause => ['case', {}, branches, ...(fallback === undefined ? [] : [fallback])]),
    fc.tuple(column(sort), value(sort, depth - 1)).map((args): Clause => ['coalesce', {}, ...args]),
  )
  if (sort === 'condition') {
    const some = fc.array(condition0(depth), { minLength: 2, maxLength: 3 })
    made.push(
      fc.tuple(fc.constantFrom('and', 'or'), some).map(([op, args]): Clause => [op, {}, ...args]),
      condition0(depth).map((arg): Clause => ['not', {}, arg]),
    )
  }
  if (sort === 'date') {
    const interval = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('day', 'month', 'hour'))
    made.push(
      fc.tuple(fc.constantFrom('+', '-'), column('date'), interval).map(([op, date, args]): Clause => {
        return [op, {}, date, ['interval', {}, ...args]]
      }),
    )
  }
  return fc.oneof(...made)
}

function condition0(depth: number): fc.Arbitrary<Clause> {
  return depth > 0 ? condition(depth - 1) : column('condition')
}

function aggregation(depth: number): fc.Arbitrary<Clause> {
  const found = LANGUAGE.clauses.filter(({ role, name }) => {
    return (role === 'aggregation' || role === 'window') && !BY_HAND.has(name)
  })
  const made = found.map((clause) => call(clause, 1))
  made.push(fc.constant<Clause>(['metric', {}, 1]))
  if (depth > 0) {
    made.push(
      fc.tuple(count(), fc.integer({ min: -3, max: -1 })).map((args): Clause => ['offset', {}, ...args]),
      fc.tuple(fc.constantFrom('+', '-', '*', '/'), count(), count()).map(([op, ...args]): Clause => [op, {}, ...args]),
    )
  }
  return fc.oneof(...made)
}

function count(): fc.Arbitrary<Clause> {
  return fc.constantFrom<Clause>(
    ['count', {}],
    ['sum', {}, ['field', {}, 10]],
    ['-', {}, ['avg', {}, ['field', {}, 10]]],
  )
}

/** Arguments that the server takes where these do not follow from what the help says of them. */
const SPECIAL: Readonly<Record<string, fc.Arbitrary<readonly unknown[]>>> = {
  'relative-datetime': fc.constantFrom([-30, 'day'], ['current']),
  'absolute-datetime': fc.constantFrom(['2025-03-01', 'month'], ['2025-03-01']),
  'convert-timezone': fc.constant([['field', {}, 14], 'Asia/Tokyo', 'UTC']),
  during: fc.constant([['field', {}, 14], '2025-03-01', 'month']),
  'split-part': fc.constant([['field', {}, 12], '-', 2]),
  'regex-match-first': fc.constant([['field', {}, 12], '[0-9]+']),
  percentile: fc.constant([['field', {}, 10], 0.9]),
  'time-interval': fc.constantFrom([['field', {}, 14], -30, 'day'], [['field', {}, 14], 'current', 'month']),
  'relative-time-interval': fc.constant([['field', {}, 14], -3, 'month', -1, 'year']),
  inside: fc.constant([['field', {}, 10], ['field', {}, 16], 52.5, 13, 52.25, -13.5]),
  date: fc.constantFrom([['field', {}, 14]], [['field', {}, 12]]),
  datetime: fc.constantFrom([['field', {}, 11]], [['field', {}, 12]]),
}

function call(clause: LanguageClause, depth: number): fc.Arbitrary<Clause> {
  const { name, args, options } = clause
  const least = args.filter(({ optional }) => !optional).length
  const repeats = args.some((argument) => argument.repeats)
  // Operators of one value are written as the value itself.
  const first = repeats ? Math.max(2, least) : least
  const counts = fc.integer({ min: first, max: Math.max(first, args.length + (repeats ? 1 : 0)) })
  const plain = fc.constantFrom<Sort>(
    ...(name === 'count' || name.startsWith('cum') ? SORTS.slice(0, 3) : SORTS.slice(0, 2)),
  )
  const given =
    SPECIAL[name] ??
    fc.tuple(counts, plain).chain(([count, sort]) => {
      return fc.tuple(
        ...Array.from({ length: count }, (_, place) => argument(args[place] ?? args.at(-1), sort, place, depth, name)),
      )
    })
  const chosen: fc.Arbitrary<Record<string, unknown>> = fc.record(
    Object.fromEntries(
      options.map((option) => [
        option.name,
        fc.constantFrom(...option.values.filter((one) => one !== option.default && !/bytes|simple/.test(String(one)))),
      ]),
    ),
    { requiredKeys: [] },
  )
  return fc.tuple(chosen, given).map(([set, all]): Clause => [name, { ...set }, ...all])
}

function argument(
  of: LanguageClause['args'][number] | undefined,
  sort: Sort,
  place: number,
  depth: number,
  name: string,
): fc.Arbitrary<unknown> {
  if (!of) throw new Error(`${name} has no argument ${place + 1}.`)
  if (of.takes === 'unit') return fc.constantFrom('day', 'month', 'year')
  if (of.values) return fc.constantFrom(...of.values)
  const isNumeric = ['+', '-'].includes(name)
  const wanted: Sort = of.takes === 'any' ? (isNumeric ? 'number' : sort) : (of.takes as Sort)
  // A value that is typed is read as what stands before it.
  if (of.kind === 'column' || (of.takes === 'date' && place === 0)) return column(wanted)
  if (['datetime-add', 'datetime-subtract'].includes(name)) return fc.integer({ min: 1, max: 99 })
  return wanted === 'condition' ? condition0(depth) : value(wanted, depth - 1)
}
