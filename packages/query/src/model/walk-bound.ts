import type { Bound, BoundColumn } from './bound.ts'

/** The value with other columns in place of its own. */
export function replaceColumns(bound: Bound, replace: (column: BoundColumn) => BoundColumn): Bound {
  switch (bound.kind) {
    case 'column':
      return replace(bound)
    case 'nested':
      return { ...bound, value: replace(bound.value) }
    case 'bucket':
    case 'bin':
    case 'coercion':
      return { ...bound, value: replaceColumns(bound.value, replace) }
    case 'call':
      return { ...bound, args: bound.args.map((arg) => replaceColumns(arg, replace)) }
    default:
      return bound
  }
}

/** All columns that the value is made of. */
export function columnsOf(bound: Bound): BoundColumn[] {
  switch (bound.kind) {
    case 'column':
      return [bound]
    case 'nested':
    case 'bucket':
    case 'bin':
    case 'coercion':
      return columnsOf(bound.value)
    case 'call':
      return bound.args.flatMap(columnsOf)
    default:
      return []
  }
}
