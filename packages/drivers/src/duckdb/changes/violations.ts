/** Which rule of the database a failed step broke: DuckDB has no codes, so by its words. */
import type { Violation } from '@querent/query'

const RULES: readonly [pattern: RegExp, violation: (found: RegExpExecArray) => Violation][] = [
  [
    /^Constraint Error: NOT NULL constraint failed: (.+)$/,
    ([, name]) => ({ kind: 'not-null', columns: [columnOf(name!)] }),
  ],
  [
    /^Constraint Error: (?:PRIMARY KEY or UNIQUE constraint violation: )?[Dd]uplicate key "(.*)"/s,
    ([, key]) => ({ kind: 'unique', columns: keyColumns(key!) }),
  ],
  [
    /^Constraint Error: Violates foreign key constraint because key "(.*)" is still referenced/s,
    () => ({ kind: 'foreign-key', columns: [], isReferenced: true }),
  ],
  [
    /^Constraint Error: Violates foreign key constraint because key "(.*)" does not exist/s,
    () => ({ kind: 'foreign-key', columns: [], isReferenced: false }),
  ],
  [
    /^Constraint Error: CHECK constraint failed on table \S+ with expression (.+)$/s,
    ([, rule]) => ({
      kind: 'check',
      columns: [],
      constraint: rule!,
    }),
  ],
  [/^(?:Conversion|Out of Range) Error: /, () => ({ kind: 'type', columns: [] })],
  [/read-only mode/, () => ({ kind: 'permission', columns: [] })],
]

export function violationOf(message: string): Violation | undefined {
  for (const [pattern, violation] of RULES) {
    const found = pattern.exec(message)
    if (found !== null) return violation(found)
  }
  return undefined
}

/** `orders.code` */
function columnOf(name: string): string {
  return name.slice(name.indexOf('.') + 1)
}

/** `code: A, shop: 1`; a value may hold anything, so the names are only told where there is no doubt. */
function keyColumns(key: string): string[] {
  const parts = key.split(', ').map((part) => /^(\w+): /.exec(part)?.[1])
  return parts.every((name) => name !== undefined) ? parts : []
}
