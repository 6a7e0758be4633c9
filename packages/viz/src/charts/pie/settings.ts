/** Settings of the pie. */
import { readColor } from '../../color/index.ts'
import { columnNamed, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { SettingGroup } from '../../visualization.ts'
import {
  chosenName,
  readAll,
  readChoice,
  readFlag,
  readNumber,
  readRowSettings,
  type RowSetting,
} from '../shared/index.ts'

export interface PieSettings {
  /** Rings, the innermost first. */
  dimensions: readonly string[]
  metric: string | null
  rows: readonly RowSetting[]
  rowsStored: unknown
  colors: Readonly<Record<string, string>>
  /** Undefined: as there is room. */
  hasLegend: boolean | undefined
  hasLabels: boolean | undefined
  hasTotal: boolean
  percents: 'off' | 'legend' | 'inside' | 'both'
  decimals: number | undefined
  /** Percent of the whole, below which a slice is part of "Other". */
  threshold: number
  isSorted: boolean
}

const MOST_RINGS = 3

export function completePie(stored: unknown, { columns, dimensions, metrics }: Shape): PieSettings {
  const all = readAll(stored)
  const { 'pie.dimension': named } = all
  const chosen = (Array.isArray(named) ? named : [named]).flatMap((name) => columnNamed(columns, name)?.name ?? [])
  const guessed = dimensions.at(-1)?.name ?? columns.find(({ name }) => name !== metrics[0]?.name)?.name
  const colors = Object.entries(readAll(all['pie.colors'])).flatMap(([key, value]) => {
    const color = readColor(value)
    return color === undefined ? [] : [[key, color] as const]
  })
  return {
    dimensions: (chosen.length > 0 ? chosen : guessed === undefined ? [] : [guessed]).slice(0, MOST_RINGS),
    metric: chosenName(
      columns.filter(({ kind }) => kind === 'number'),
      all['pie.metric'],
      metrics[0],
    ),
    rows: readRowSettings(all['pie.rows']),
    rowsStored: all['pie.rows'],
    colors: Object.fromEntries(colors),
    hasLegend: readFlag(all['pie.show_legend']),
    hasLabels: readFlag(all['pie.show_labels']),
    hasTotal: readFlag(all['pie.show_total']) ?? true,
    percents: readChoice(all['pie.percent_visibility'], 'off', 'legend', 'inside', 'both') ?? 'legend',
    decimals: readNumber(all['pie.decimal_places']),
    threshold: readNumber(all['pie.slice_threshold']) ?? 2.5,
    isSorted: readFlag(all['pie.sort_rows']) ?? true,
  }
}

export const PIE_SETTINGS: readonly SettingGroup<PieSettings>[] = [
  {
    key: 'data',
    label: msg('Data'),
    settings: [
      {
        key: 'pie.dimension',
        label: msg('Slices'),
        widget: { kind: 'columns', of: 'dimensions', most: MOST_RINGS },
        value: ({ dimensions }) => dimensions,
      },
      {
        key: 'pie.metric',
        label: msg('Size'),
        widget: { kind: 'columns', of: 'metrics', most: 1 },
        value: ({ metric }) => metric,
      },
      {
        key: 'pie.slice_threshold',
        label: msg('Smallest slice in percent'),
        widget: { kind: 'number', min: 0, max: 100, step: 0.5 },
        value: ({ threshold }) => threshold,
      },
      {
        key: 'pie.sort_rows',
        label: msg('Largest slice first'),
        widget: { kind: 'switch' },
        value: ({ isSorted }) => isSorted,
      },
    ],
  },
  {
    key: 'display',
    label: msg('Display'),
    settings: [
      {
        key: 'pie.show_legend',
        label: msg('Legend'),
        widget: { kind: 'switch' },
        value: ({ hasLegend }) => hasLegend ?? true,
      },
      {
        key: 'pie.show_labels',
        label: msg('Labels beside the slices'),
        widget: { kind: 'switch' },
        value: ({ hasLabels }) => hasLabels ?? false,
      },
      {
        key: 'pie.show_total',
        label: msg('Total in the middle'),
        widget: { kind: 'switch' },
        value: ({ hasTotal }) => hasTotal,
      },
      {
        key: 'pie.percent_visibility',
        label: msg('Percentages'),
        widget: {
          kind: 'choice',
          options: [
            { value: 'off', label: msg('Off') },
            { value: 'legend', label: msg('In the legend') },
            { value: 'inside', label: msg('On the slices') },
            { value: 'both', label: msg('Both') },
          ],
        },
        value: ({ percents }) => percents,
      },
      {
        key: 'pie.decimal_places',
        label: msg('Percentage decimals'),
        widget: { kind: 'number', min: 0, max: 6, step: 1 },
        value: ({ decimals }) => decimals ?? null,
        when: ({ percents }) => percents !== 'off',
      },
    ],
  },
  {
    key: 'series',
    label: msg('Slices'),
    settings: [
      { key: 'pie.rows', label: msg('Slices'), widget: { kind: 'rows' }, value: ({ rowsStored }) => rowsStored },
    ],
  },
]
