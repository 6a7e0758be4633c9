/** Settings of the trend. */
import { isDate, isMap, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { SettingGroup } from '../../visualization.ts'
import { chosenName, readAll, readFlag, readNumber, readText } from '../shared/index.ts'

/** What the last value is compared with. */
export type Comparison =
  /** The previous value, where the dates have no period. */
  | { type: 'previousPeriod' }
  | { type: 'previousValue' }
  | { type: 'periodsAgo'; value: number }
  | { type: 'staticNumber'; value: number; label: string | undefined }
  | { type: 'anotherColumn'; column: string; label: string | undefined }

export interface TrendSettings {
  dimension: string | null
  field: string | null
  comparisons: readonly Comparison[]
  /** True: less is good. */
  isSwitched: boolean
  isCompact: boolean
}

const MOST_COMPARISONS = 3

export function completeTrend(stored: unknown, { columns, metrics }: Shape): TrendSettings {
  const all = readAll(stored)
  const dimension = columns.find(isDate)
  const { 'scalar.comparisons': list } = all
  const comparisons = Array.isArray(list) ? list.flatMap(readComparison).slice(0, MOST_COMPARISONS) : []
  return {
    dimension: dimension?.name ?? null,
    field: chosenName(
      columns.filter(({ kind }) => kind === 'number'),
      all['scalar.field'],
      metrics[0],
    ),
    comparisons: comparisons.length > 0 ? comparisons : [{ type: 'previousPeriod' }],
    isSwitched: readFlag(all['scalar.switch_positive_negative']) ?? false,
    isCompact: readFlag(all['scalar.compact_primary_number']) ?? false,
  }
}

function readComparison(stored: unknown): Comparison[] {
  if (!isMap(stored)) return []
  const { type } = stored
  const value = readNumber(stored['value'])
  const label = readText(stored['label'])
  if (type === 'previousPeriod' || type === 'previousValue') return [{ type }]
  if (type === 'periodsAgo' && value !== undefined && value >= 1) return [{ type, value: Math.round(value) }]
  if (type === 'staticNumber' && value !== undefined) return [{ type, value, label }]
  const column = readText(stored['column'])
  return type === 'anotherColumn' && column !== undefined ? [{ type, column, label }] : []
}

export const TREND_SETTINGS: readonly SettingGroup<TrendSettings>[] = [
  {
    key: 'data',
    label: msg('Data'),
    settings: [
      {
        key: 'scalar.field',
        label: msg('Number to show'),
        widget: { kind: 'columns', of: 'metrics', most: 1 },
        value: ({ field }) => field,
        when: (_, { metrics }) => metrics.length > 1,
      },
      {
        key: 'scalar.comparisons',
        label: msg('Compare with'),
        widget: { kind: 'comparisons', most: MOST_COMPARISONS },
        value: ({ comparisons }) => comparisons,
      },
    ],
  },
  {
    key: 'display',
    label: msg('Display'),
    settings: [
      {
        key: 'scalar.switch_positive_negative',
        label: msg('Less is better'),
        widget: { kind: 'switch' },
        value: ({ isSwitched }) => isSwitched,
      },
      {
        key: 'scalar.compact_primary_number',
        label: msg('Compact number'),
        widget: { kind: 'switch' },
        value: ({ isCompact }) => isCompact,
      },
    ],
  },
]
