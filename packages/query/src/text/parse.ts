import { build } from './build.ts'
import { fail, valueClause, type Builder, type Built } from './built.ts'
import { isClause } from './clause.ts'
import { parseSyntax } from './syntax/index.ts'
import { said } from '../said.ts'
import { typeOf } from './type-of.ts'
import type { Clause, TextContext, TextError } from './types.ts'
import { isLiteral, sayKind, UNKNOWN } from './value-types.ts'

export interface Parsed {
  /** In the staged form; null where there are errors. */
  clause: Clause | null
  /** In the order of their places. */
  errors: TextError[]
  /** Type of the value, as far as it can be told; absent where nothing could be read. */
  type?: string
}

/** Reads a typed expression. Whole numbers that a number would not hold come as bigints. */
export function parse(text: string, context: TextContext): Parsed {
  const { tree, errors } = parseSyntax(text)
  if (tree.kind === 'missing') return { clause: null, errors }
  const builder: Builder = { context, errors }
  const built = build(tree, builder, false)
  if (errors.length === 0) checkResult(built, builder)
  if (errors.length > 0) {
    return { clause: null, errors: errors.sort((one, other) => one.from - other.from), type: built.type }
  }
  const clause = isClause(built.json) ? built.json : valueClause(built.json, built.type)
  return { clause, errors, type: typeOf(clause, context) }
}

function checkResult(built: Built, builder: Builder): void {
  const { kind } = builder.context
  const { type, node, loose } = built
  if (type === 'type/Interval') {
    return fail(
      builder,
      node,
      'wrong-result',
      said('An interval is not a value: add it to a date, or take it from one.'),
    )
  }
  if (kind === 'filter' && type !== 'type/Boolean' && type !== UNKNOWN) {
    const fault = said('A filter must be a condition, but this is {what}: compare it with something.', {
      what: sayKind(type),
    })
    return fail(builder, node, 'wrong-result', fault)
  }
  if (kind === 'filter' && isLiteral(built)) {
    return fail(builder, node, 'wrong-result', said('A filter must be a condition: compare a column with a value.'))
  }
  if (kind !== 'aggregation') return
  if (!built.aggregates) {
    return fail(
      builder,
      node,
      'wrong-result',
      said('A summary needs a function over rows, such as Sum([Column]) or Count().'),
    )
  }
  if (loose)
    fail(
      builder,
      loose,
      'misplaced-column',
      said('This is a value of each row: put it into a function such as Sum or Max.'),
    )
}
