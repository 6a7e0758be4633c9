/** Settings of the number. */
import { columnNamed, type Column, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { SettingGroup } from '../../visualization.ts'
import { chosenName, readAll, readFlag, readSegments, type Segment } from '../shared/index.ts'

export interface ScalarSettings {
  field: string | null
  segments: readonly Segment[]
  isCompact: boolean
  /** Formatting in the older spelling, in the keys of `column_settings`. */
  formatting: Readonly<Record<string, unknown>>
}

const OLDER_KEYS = ['prefix', 'suffix', 'decimals', 'scale'] as const

export function completeScalar(stored: unknown, { columns, metrics }: Shape): ScalarSettings {
  const all = readAll(stored)
  const older = OLDER_KEYS.map((key) => [key, all[`scalar.${key}`]] as const)
  return {
    field: chosenName(columns, all['scalar.field'], metrics[0] ?? columns[0]),
    segments: readSegments(all['scalar.segments']),
    isCompact: readFlag(all['scalar.compact_primary_number']) ?? false,
    formatting: Object.fromEntries(older.filter(([, value]) => value !== undefined && value !== null)),
  }
}

/** The column that is shown, formatted as the older keys say unless newer ones say otherwise. */
export function shownColumn(columns: readonly Column[], { field, formatting }: ScalarSettings): Column | undefined {
  const column = columnNamed(columns, field)
  if (column === undefined || Object.keys(formatting).length === 0) return column
  return { ...column, settings: { ...column.settings, ...formatting } }
}

export const SCALAR_SETTINGS: readonly SettingGroup<ScalarSettings>[] = [
  {
    key: 'data',
    label: msg('Data'),
    settings: [
      {
        key: 'scalar.field',
        label: msg('Column to show'),
        widget: { kind: 'columns', of: 'any', most: 1 },
        value: ({ field }) => field,
        when: (_, { columns }) => columns.length > 1,
      },
    ],
  },
  {
    key: 'display',
    label: msg('Display'),
    settings: [
      {
        key: 'scalar.compact_primary_number',
        label: msg('Compact number'),
        widget: { kind: 'switch' },
        value: ({ isCompact }) => isCompact,
      },
      {
        key: 'scalar.segments',
        label: msg('Colors by range'),
        widget: { kind: 'segments' },
        value: ({ segments }) => segments,
      },
    ],
  },
]
