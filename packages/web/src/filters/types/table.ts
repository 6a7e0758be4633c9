/** All types of filters, and which one a parameter has. */
import { BOOLEAN } from './boolean.ts'
import { DATE } from './date.ts'
import type { EditorName, FilterKind, FilterType, Typed } from './filter-type.ts'
import { KEY } from './key.ts'
import { NUMBER } from './number.ts'
import { LOCATION, TEXT, unknownText } from './text.ts'
import { UNIT } from './unit.ts'

/** In the order in which they are offered. */
export const KINDS: readonly FilterKind[] = [TEXT, NUMBER, DATE, KEY, LOCATION, BOOLEAN, UNIT]

/** The kind of a parameter. Texts in the section of locations are places. */
export function filterKindOf({ type, sectionId }: Typed): FilterKind {
  const kind = KINDS.find(({ types }) => types.some((one) => one.type === type)) ?? TEXT
  return kind === TEXT && sectionId === LOCATION.section ? LOCATION : kind
}

/** What is known of a parameter's type. */
export function typeOf(parameter: Typed): FilterType {
  const { type } = parameter
  return filterKindOf(parameter).types.find((one) => one.type === type) ?? unknownText(type)
}

/** The types of a kind that are offered. */
export const offeredTypes = ({ types }: FilterKind): readonly FilterType[] =>
  types.filter(({ isOld }) => isOld !== true)

/** True where several values may be chosen at a time. */
export function isMulti(parameter: Typed): boolean {
  return mayTakeSeveral(parameter) && parameter.isMultiSelect !== false
}

/** True where a parameter can say whether several values may be chosen. */
export function mayTakeSeveral(parameter: Typed): boolean {
  return typeOf(parameter).takes === 'list' && filterKindOf(parameter) !== BOOLEAN
}

/** True where values are chosen from a list, or searched. */
export function hasValues(parameter: Typed): boolean {
  return parameter.values_query_type !== 'none' && typeOf(parameter).Typing !== undefined
}

/** The form in which a value of the parameter is chosen. */
export function editorOf(parameter: Typed): EditorName {
  const { Editor, Typing } = typeOf(parameter)
  return parameter.values_query_type === 'none' ? (Typing ?? Editor) : Editor
}
