/**
 * What a rule is: data in `../rules`, one file each (how-to: add-an-x-ray-rule). A rule names dimensions, which columns of the
 * subject fill; measures and conditions, which exist where their dimensions are filled; and cards made of both.
 */
import type { EntityType, SemanticType } from '@querent/contract'
import type { Kind } from './column.ts'

export interface Rule {
  /** The last part of the path that asks for it. */
  name: string
  /** What it describes. `closer` looks at one side of any table. */
  of: 'table' | 'field' | 'question' | 'closer'
  /** Which tables or fields it fits; all when left out. */
  fits?: Fit
  /** May have `{name}`, the subject's, as the description and the groups may. */
  title: string
  description: string
  dimensions: Readonly<Record<string, Dimension>>
  measures: Readonly<Record<string, Measure>>
  conditions?: Readonly<Record<string, Condition>>
  /** In the order in which they are shown. */
  groups: Readonly<Record<string, string>>
  cards: readonly CardRule[]
  /** Dimensions that readers may filter by. */
  filters: readonly string[]
}

interface Fit {
  entities?: readonly EntityType[]
  /** Part of the name. */
  named?: RegExp
  /** Of a field. */
  kinds?: readonly Kind[]
  /** How many own columns of a kind a table has at least. */
  needs?: Partial<Record<Kind, number>>
}

export interface Dimension {
  kinds: readonly Kind[]
  /** Any of these meanings, or a name that fits. Where both are left out, any column of the kinds. */
  types?: readonly SemanticType[]
  named?: RegExp
  /** Columns of the subject itself, or those one foreign key away; both when left out. */
  from?: 'own' | 'linked'
  /** What the rows of a linked table are. */
  entity?: EntityType
  /** The most different values; where the number is not known, the column does not fill it. */
  most?: number
  /** The field that a field's x-ray is about. */
  isSubject?: true
  /** From 0 to 100. */
  score: number
}

type MeasureFunction = 'count' | 'sum' | 'avg' | 'median' | 'distinct' | 'max' | 'share-empty' | 'own'

export interface Measure {
  /** `own`: what a question or a metric computes itself. */
  does: MeasureFunction
  /** A dimension; none for `count` and `own`. */
  of?: string
  /** May have `{column}`, `{table}` (the column's) and `{name}`. */
  title: string
  score: number
}

/** The last so many days of a dimension. */
export interface Condition {
  of: string
  lastDays: number
}

/** What part of a time rows are grouped by. */
export type Part = 'hour-of-day' | 'day-of-week' | 'day-of-month' | 'month-of-year' | 'quarter-of-year'

type By = string | { of: string; part: Part }

export interface CardRule {
  /** May have `{measure}`, `{by}`, `{second}` and `{name}`. */
  title: string
  /** A sentence that says why the card is there; what is known of the groups follows it. */
  why?: string
  /** Measures, all in one card. */
  shows: readonly string[]
  by?: readonly By[]
  where?: string
  /** From 0 to 100. */
  score: number
  group: string
  /** Decided by the groups when left out. */
  display?: 'scalar' | 'table' | 'bar' | 'line'
  /** Cards that the rule makes for different columns; 3 when left out. */
  most?: number
}
