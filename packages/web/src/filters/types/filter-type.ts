/** What the pages know of a type of filter (contract: dashboards, section 5; query-language, section 14). */
import type { Parameter } from '../../api/card.ts'
import type { Typed as TypedColumn } from '../../lib/columns/kind.ts'
import type { IconName } from '../../ui/Icon/icons.ts'

/** What the type of a parameter can be found by. */
export type Typed = Pick<Parameter, 'type'> & Partial<Parameter>

/**
 * How many values: `list` any number, `one`, `two` the ends of a range of numbers, one of which may be open (null),
 * `text` a single text such as that of dates.
 */
type Takes = 'list' | 'one' | 'two' | 'text'

/** What a filter of the type can be connected to. */
interface Fits {
  column(column: TypedColumn): boolean
  /** Types of variables in SQL, and of the widgets of field filters. */
  tags: readonly string[]
  /** Units of time that a question groups by. */
  units?: true
}

/** The forms that values are chosen in, of `editors/editors.ts`. */
export type EditorName = 'choice' | 'date' | 'number' | 'range' | 'text' | 'unit' | 'yes-no'

/** One type of filter, for dashboards, SQL questions and guests alike. */
export interface FilterType {
  /** As parameters store it, such as `number/between`. */
  type: string
  /** Its name among those of its kind. */
  name(): string
  takes: Takes
  /** The value in its one form, from stored JSON or the texts of an address; null for none. */
  read(given: unknown): unknown
  /** The texts of the value in an address. Requests take the value itself. */
  write(value: unknown): readonly string[]
  /** The value in the reader's words; empty for none. */
  say(value: unknown): string
  /** One item of the value, without what is done with it. */
  sayItem(item: unknown): string
  fits: Fits
  Editor: EditorName
  /** In place of `Editor` where the filter's values are not listed. */
  Typing?: EditorName
  /** False for values that a default cannot be. */
  accepts?(value: unknown, parameter: Typed): boolean
  /** Stored by older clients: it is read and shown, and not offered. */
  isOld?: true
}

export type FilterKindId = 'text' | 'number' | 'date' | 'id' | 'location' | 'boolean' | 'temporal-unit'

/** Types that people think of as one thing. */
export interface FilterKind {
  id: FilterKindId
  name(): string
  icon: IconName
  /** `sectionId` of its parameters. */
  section: string
  /** The usual one first. */
  types: readonly FilterType[]
  /** What else a new parameter is stored with. */
  start?: Partial<Parameter>
}
