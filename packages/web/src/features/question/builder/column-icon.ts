import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { kindOf } from '../../../lib/columns/kind.ts'
import { type Column } from '../../../models/question/index.ts'

const ICONS: Readonly<Record<ReturnType<typeof kindOf>, IconName>> = {
  number: 'number',
  text: 'text',
  date: 'date',
  time: 'time',
  boolean: 'boolean',
  id: 'primary-key',
  place: 'location',
  coordinate: 'location',
  other: 'json',
}

/** The icon of what a column holds. */
export function columnIcon(column: Column): IconName {
  return column.semantic_type === 'type/FK' ? 'foreign-key' : ICONS[kindOf(column)]
}
