/** Clauses with names in the place of ids, which are known only where the examples are made. */
import type { Filters } from './types.ts'

/** Stands for an id, or for a card as the source of a query. */
export type Reference =
  | { $table: string }
  /** `TABLE.COLUMN`. */
  | { $field: string }
  | { $card: string }
  | { $source: string }
  | { $dashboard: string }
  | { $segment: string }

interface FieldOptions {
  unit?: string
  /** The foreign key that leads to the column's table. */
  via?: string
  join?: string
  bins?: number
}

/** A column of a table, e.g. `ORDERS.TOTAL`. */
export function field(name: string, { unit, via, join, bins }: FieldOptions = {}): readonly unknown[] {
  const options = {
    ...(via === undefined ? {} : { 'source-field': { $field: via } }),
    ...(join === undefined ? {} : { 'join-alias': join }),
    ...(unit === undefined ? {} : { 'temporal-unit': unit }),
    ...(bins === undefined ? {} : { binning: { strategy: 'num-bins', 'num-bins': bins } }),
  }
  return ['field', { $field: name }, Object.keys(options).length === 0 ? null : options]
}

/** A column of a card that a query starts from. */
export function named(name: string, baseType: string, unit?: string): readonly unknown[] {
  return ['field', name, { 'base-type': baseType, ...(unit === undefined ? {} : { 'temporal-unit': unit }) }]
}

/** An aggregation whose column has a name of its own. */
export function as(name: string, label: string, aggregation: readonly unknown[]): readonly unknown[] {
  return ['aggregation-options', aggregation, { name, 'display-name': label }]
}

/** A query on a table. */
export function onTable(table: string, rest: Readonly<Record<string, unknown>>) {
  return { type: 'query', query: { 'source-table': { $table: table }, ...rest } }
}

/** A query on the result of another card. */
export function onCard(card: string, rest: Readonly<Record<string, unknown>>) {
  return { type: 'query', query: { 'source-table': { $source: card }, ...rest } }
}

/** What a filter of a dashboard applies to: a column, or the field filter of SQL. */
export function column(reference: readonly unknown[]): readonly unknown[] {
  return ['dimension', reference]
}

/** The field filters of SQL of the same names as the filters of a dashboard. */
export function tags(...slugs: readonly string[]): Filters {
  return Object.fromEntries(slugs.map((slug) => [slug, column(['template-tag', slug])]))
}

/** Some of the filters. */
export function only(filters: Filters, ...slugs: readonly string[]): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([slug]) => slugs.includes(slug)))
}
