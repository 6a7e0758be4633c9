/** Conditions on text and on presence: `contains` and the like, `is-null`, `is-empty` and their opposites. */
import type { Compiler } from '../compiler/compiler.ts'
import type { TextMatch } from '../../dialect/text.ts'
import type { Bound, BoundCall } from '../../model/bound.ts'
import { anyOf } from '../../sql/conditions.ts'
import { sql, type Sql } from '../../sql/fragment.ts'
import { argument, isText, refuse } from '../build.ts'
import type { ClauseDefinition } from '../clause.ts'
import { sameAsText, sameIfPresent } from '../../copies/promises.ts'

function isCaseSensitive(call: BoundCall): boolean {
  return call.options['case-sensitive'] !== false
}

function matchOne(column: Sql, needle: Bound, match: TextMatch, call: BoundCall, compiler: Compiler): Sql {
  const { text } = compiler.dialect
  const sensitive = isCaseSensitive(call)
  if (needle.kind !== 'literal') return text.matchesValue(column, compiler.text(needle), match, sensitive)
  if (needle.value === null) refuse(call, 'cannot search for null.')
  return text.matches(column, String(needle.value), match, sensitive)
}

/** Several needles: one of them is enough. */
function compileMatch(call: BoundCall, match: TextMatch, compiler: Compiler): Sql {
  const column = compiler.text(argument(call, 0))
  return anyOf(call.args.slice(1).map((needle) => matchOne(column, needle, match, call, compiler)))
}

function matcher(op: TextMatch): ClauseDefinition {
  return {
    op,
    role: 'filter',
    onCopy: sameAsText,
    args: ['column', 'any'],
    variadic: true,
    optionsSecond: true,
    type: () => 'type/Boolean',
    compile: (call, compiler) => compileMatch(call, op, compiler),
  }
}

/** `is-empty` means null or the empty text; for other types null alone. */
function emptyTest(call: BoundCall): Bound {
  const value = argument(call, 0)
  if (isText(value)) return call
  return { ...call, op: call.op === 'is-empty' ? 'is-null' : 'not-null', args: [value] }
}

export const TEXT_FILTERS: readonly ClauseDefinition[] = [
  matcher('contains'),
  matcher('starts-with'),
  matcher('ends-with'),
  {
    op: 'does-not-contain',
    role: 'filter',
    onCopy: sameAsText,
    args: ['column', 'any'],
    variadic: true,
    optionsSecond: true,
    type: () => 'type/Boolean',
    compile(call, compiler) {
      const column = compiler.value(argument(call, 0))
      return sql`(NOT (${compileMatch(call, 'contains', compiler)}) OR ${column} IS NULL)`
    },
  },
  {
    op: 'is-null',
    role: 'filter',
    onCopy: sameIfPresent,
    args: ['column'],
    type: () => 'type/Boolean',
    compile: (call, compiler) => sql`${compiler.plain(argument(call, 0))} IS NULL`,
  },
  {
    op: 'not-null',
    role: 'filter',
    onCopy: sameIfPresent,
    args: ['column'],
    type: () => 'type/Boolean',
    compile: (call, compiler) => sql`${compiler.plain(argument(call, 0))} IS NOT NULL`,
  },
  {
    op: 'is-empty',
    role: 'filter',
    onCopy: sameAsText,
    args: ['column'],
    type: () => 'type/Boolean',
    expand: emptyTest,
    compile(call, compiler) {
      const value = compiler.text(argument(call, 0))
      return sql`(${value} IS NULL OR ${compiler.dialect.text.isEmpty(value)})`
    },
  },
  {
    op: 'not-empty',
    role: 'filter',
    onCopy: sameAsText,
    args: ['column'],
    type: () => 'type/Boolean',
    expand: emptyTest,
    compile(call, compiler) {
      const value = compiler.text(argument(call, 0))
      return sql`(${value} IS NOT NULL AND NOT (${compiler.dialect.text.isEmpty(value)}))`
    },
  },
]
