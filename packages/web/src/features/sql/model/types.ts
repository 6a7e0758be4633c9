/** A question in SQL while it is written. */
import type { Parameter } from '../../../api/card.ts'

export type TagType = 'text' | 'number' | 'date' | 'boolean' | 'dimension' | 'temporal-unit'

/** A place of the text that is filled in when it runs (contract: query-language, section 13). */
export interface Tag {
  id: string
  name: string
  'display-name': string
  type: TagType | 'card' | 'snippet' | 'table'
  'card-id'?: number
  'snippet-name'?: string
  'snippet-id'?: number
  dimension?: unknown
  'widget-type'?: string
  default?: unknown
  required?: boolean
  [key: string]: unknown
}

/** Where the values come from that a variable offers, and how many may be chosen. */
export type Choice = Pick<
  Partial<Parameter>,
  'values_query_type' | 'values_source_type' | 'values_source_config' | 'isMultiSelect'
>

/** Everything but the text, which has a history of its own. */
export interface Setup {
  database: number | null
  /** By name; also those that the text no longer names, so that nothing chosen is lost while one types. */
  tags: Readonly<Record<string, Tag>>
  /** By name of the variable. */
  choices: Readonly<Record<string, Choice>>
  /** Names of variables as readers see them; others follow as the text names them. */
  order: readonly string[]
  display: string
  settings: Readonly<Record<string, unknown>>
}

export interface SqlDraft extends Setup {
  text: string
}

export const EMPTY_SETUP: Setup = {
  database: null,
  tags: {},
  choices: {},
  order: [],
  display: 'table',
  settings: {},
}
