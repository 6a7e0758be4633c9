/** Which filters fit which columns and variables (contract: query-language, section 14). */
import { typeOf, type Typed } from '../../../filters/index.ts'
import type { TargetOption } from './options.ts'

/** What fitting needs to know of a column. */
export interface TargetColumn {
  readonly id: number | null
  readonly name: string
  readonly display_name: string
  readonly base_type: string
  readonly effective_type?: string | null
  readonly semantic_type: string | null
}

/** True where the filter can be connected to the option. Tags of texts take the words of any. */
export function fits(parameter: Typed, option: TargetOption): boolean {
  const { column, tags, units = false } = typeOf(parameter).fits
  switch (option.kind) {
    case 'text':
      return true
    case 'unit':
      return units
    case 'tag':
      return tags.includes(option.widget)
    case 'column':
      return column(option.column)
  }
}
