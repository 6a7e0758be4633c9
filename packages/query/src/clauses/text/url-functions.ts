/** Parts of URLs and e-mail addresses: `host`, `domain`, `subdomain`, `path`; null where there is no such part. */
import type { Compiler } from '../compiler/compiler.ts'
import type { BoundCall } from '../../model/bound.ts'
import { call as callSql, numberLiteral, sql, textLiteral, type Sql } from '../../sql/fragment.ts'
import { argument } from '../build.ts'
import type { ClauseDefinition } from '../clause.ts'
import { sameAsText } from '../../copies/promises.ts'

/** A name and its top level; a general second level below a country's belongs to the top level, as in `co.uk`. */
const REGISTERED = '[^.]+\\.(?:(?:ac|co|com|edu|go|gob|gov|mil|ne|net|nom|or|org)\\.[A-Za-z][A-Za-z]|[^.0-9][^.]*)$'

const whole = (call: BoundCall, { dialect, text }: Compiler): Sql => dialect.text.urlHost(text(argument(call, 0)))

/** The registered name: `example.co.uk` of `https://www.shop.example.co.uk/a`. */
const host = (call: BoundCall, compiler: Compiler): Sql => {
  const { text } = compiler.dialect
  return text.firstMatch(whole(call, compiler), text.pattern(REGISTERED))
}

function compileSubdomain(call: BoundCall, compiler: Compiler): Sql {
  const { text } = compiler.dialect
  const all = whole(call, compiler)
  const rest = sql`${text.length(all)} - ${text.length(host(call, compiler))} - 1`
  return sql`CASE WHEN ${rest} > 0 THEN ${callSql('SUBSTR', all, numberLiteral(1), text.place(rest))} END`
}

const urlFunction = (op: string, compile: (call: BoundCall, compiler: Compiler) => Sql): ClauseDefinition => ({
  op,
  role: 'value',
  onCopy: sameAsText,
  args: ['any'],
  type: () => 'type/Text',
  feature: 'regex',
  compile,
})

export const URL_FUNCTIONS: readonly ClauseDefinition[] = [
  urlFunction('host', host),
  urlFunction('domain', (call, compiler) =>
    compiler.dialect.text.splitPart(host(call, compiler), textLiteral('.'), numberLiteral(1)),
  ),
  urlFunction('subdomain', compileSubdomain),
  urlFunction('path', (call, compiler) => compiler.dialect.text.urlPath(compiler.text(argument(call, 0)))),
]
