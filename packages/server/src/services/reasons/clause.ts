/** A clause of the query language in its older form: an operator with its arguments. */
export type Clause = readonly unknown[]

export const isList = (value: unknown): value is Clause => Array.isArray(value)
