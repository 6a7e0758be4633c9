/** Settings of the funnel. */
import { columnNamed, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { SettingGroup } from '../../visualization.ts'
import { chosenName, readAll, readChoice, readRowSettings, type RowSetting } from '../shared/index.ts'

export interface FunnelSettings {
  dimension: string | null
  metric: string | null
  type: 'funnel' | 'bar'
  rows: readonly RowSetting[]
  rowsStored: unknown
  /** Older: the column by which steps are ordered. */
  order: string | null
}

export function completeFunnel(stored: unknown, { columns, dimensions, metrics }: Shape): FunnelSettings {
  const all = readAll(stored)
  return {
    dimension: chosenName(columns, all['funnel.dimension'], dimensions.at(-1)),
    metric: chosenName(
      columns.filter(({ kind }) => kind === 'number'),
      all['funnel.metric'],
      metrics[0],
    ),
    type: readChoice(all['funnel.type'], 'funnel', 'bar') ?? 'funnel',
    rows: readRowSettings(all['funnel.rows']),
    rowsStored: all['funnel.rows'],
    order: columnNamed(columns, all['funnel.order_dimension'])?.name ?? null,
  }
}

export const FUNNEL_SETTINGS: readonly SettingGroup<FunnelSettings>[] = [
  {
    key: 'data',
    label: msg('Data'),
    settings: [
      {
        key: 'funnel.dimension',
        label: msg('Steps'),
        widget: { kind: 'columns', of: 'dimensions', most: 1 },
        value: ({ dimension }) => dimension,
      },
      {
        key: 'funnel.metric',
        label: msg('Measure'),
        widget: { kind: 'columns', of: 'metrics', most: 1 },
        value: ({ metric }) => metric,
      },
      {
        key: 'funnel.rows',
        label: msg('Order of steps'),
        widget: { kind: 'rows' },
        value: ({ rowsStored }) => rowsStored,
      },
    ],
  },
  {
    key: 'display',
    label: msg('Display'),
    settings: [
      {
        key: 'funnel.type',
        label: msg('Display as'),
        widget: {
          kind: 'choice',
          options: [
            { value: 'funnel', label: msg('Funnel') },
            { value: 'bar', label: msg('Bars') },
          ],
        },
        value: ({ type }) => type,
      },
    ],
  },
]
