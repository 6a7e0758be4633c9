/** Settings of the gauge. */
import { numberOf, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { SettingGroup } from '../../visualization.ts'
import { chosenName, readAll, readSegments, type Segment } from '../shared/index.ts'

export interface GaugeSettings {
  value: string | null
  /** Empty: three parts around the value. */
  segments: readonly Segment[]
}

export function completeGauge(stored: unknown, { columns, metrics }: Shape): GaugeSettings {
  const all = readAll(stored)
  const numbers = columns.filter(({ kind }) => kind === 'number')
  const segments = readSegments(all['gauge.segments']).filter(
    ({ min, max }) => numberOf(min) !== undefined && numberOf(max) !== undefined && (min ?? 0) < (max ?? 0),
  )
  return {
    value: chosenName(numbers, all['scalar.field'], metrics[0] ?? numbers[0]),
    segments: segments.toSorted((a, b) => (a.min ?? 0) - (b.min ?? 0)),
  }
}

export const GAUGE_SETTINGS: readonly SettingGroup<GaugeSettings>[] = [
  {
    key: 'display',
    label: msg('Display'),
    settings: [
      {
        key: 'gauge.segments',
        label: msg('Ranges'),
        widget: { kind: 'segments' },
        value: ({ segments }) => segments,
      },
    ],
  },
]
