/** Values of filters in their one form, which everything here takes and returns. */
import type { Parameter } from '../../api/card.ts'
import type { Typed } from '../types/filter-type.ts'
import { itemsOf } from '../types/parts.ts'
import { typeOf } from '../types/table.ts'

/**
 * Values by ids of parameters. Null is a filter that is set to nothing, also against its default; no entry is one that nobody
 * has touched and that has no default.
 */
export type FilterValues = Readonly<Record<string, unknown>>

/** The value as requests have it; null for none. What cannot be a value of the type is left out. */
export const readValue = (parameter: Typed, given: unknown): unknown => typeOf(parameter).read(given)

/** The value that the filter has without anybody. */
export const defaultOf = (parameter: Parameter): unknown => readValue(parameter, parameter.default)

/** Such as `paid, open`, `at least 5`, `Previous 30 days`; empty without a value. */
export function sayValue(parameter: Typed, given: unknown): string {
  const { read, say } = typeOf(parameter)
  return say(read(given))
}

type LabelOf = (value: unknown) => string | undefined

/** The items one by one, without what is done with them: for texts that name them. */
export function sayItems(parameter: Typed, given: unknown, labelOf: LabelOf = () => undefined): readonly string[] {
  const { read, sayItem } = typeOf(parameter)
  return itemsOf(read(given)).flatMap((item) => (item === null ? [] : [labelOf(item) ?? sayItem(item)]))
}

/** True for what filters nothing. */
export const isEmpty = (value: unknown): boolean => itemsOf(value).length === 0
