import type { Expr, Options } from '../model/query.ts'

/**
 * Numbers that are equal for clauses that say the same, wherever they stand. Every clause is read once, however often
 * it is compared: a clause is known by its operator and the numbers of its arguments.
 */
export class Shapes {
  readonly #numbers = new Map<string, number>()
  readonly #known = new WeakMap<Expr, number>()

  of(expr: Expr): number {
    const known = this.#known.get(expr)
    if (known !== undefined) return known
    const text = this.#text(expr)
    let number = this.#numbers.get(text)
    if (number === undefined) this.#numbers.set(text, (number = this.#numbers.size))
    this.#known.set(expr, number)
    return number
  }

  /** The clauses without those that say the same as one before. */
  distinct<T>(items: readonly T[], clauseOf: (item: T) => Expr): T[] {
    if (items.length < 2) return [...items]
    const seen = new Set<number>()
    return items.filter((item) => {
      const shape = this.of(clauseOf(item))
      return !seen.has(shape) && seen.add(shape)
    })
  }

  #text(expr: Expr): string {
    switch (expr.kind) {
      case 'literal':
        return `l ${typeof expr.value} ${String(expr.value)} ${expr.type} ${optionsText(expr.options)}`
      case 'field':
        return `f ${typeof expr.id} ${expr.id} ${optionsText(expr.options)}`
      case 'expression':
        return `e ${expr.name} ${optionsText(expr.options)}`
      case 'aggregation':
        return `a ${expr.index}`
      case 'call':
        return `c ${expr.op} ${expr.args.map((arg) => this.of(arg)).join(' ')} ${optionsText(expr.options)}`
    }
  }
}

function optionsText(options: Options): string {
  const keys = Object.keys(options)
  if (keys.length === 0) return ''
  return JSON.stringify(options, (key, value: unknown) => (key === 'lib/uuid' ? undefined : value))
}
