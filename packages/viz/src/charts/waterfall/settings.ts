/** Settings of the waterfall: those of bars, and the colors of its steps. */
import { readColor } from '../../color/index.ts'
import type { Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { SettingGroup } from '../../visualization.ts'
import { completeCartesian, WATERFALL_GROUPS, type CartesianSettings } from '../cartesian/index.ts'
import { readAll, readFlag } from '../shared/index.ts'

export interface WaterfallSettings extends CartesianSettings {
  increase: string | undefined
  decrease: string | undefined
  total: string | undefined
  hasTotal: boolean
}

export function completeWaterfall(stored: unknown, shape: Shape): WaterfallSettings {
  const all = readAll(stored)
  const base = completeCartesian(all, shape)
  return {
    ...base,
    dimensions: base.dimensions.slice(0, 1),
    metrics: base.metrics.slice(0, 1),
    stack: null,
    showTrend: false,
    // Steps that float are read by their numbers.
    values: { ...base.values, isShown: readFlag(all['graph.show_values']) ?? true },
    y: { ...base.y, scale: 'linear', isUnpinned: false, isSplit: false },
    increase: readColor(all['waterfall.increase_color']),
    decrease: readColor(all['waterfall.decrease_color']),
    total: readColor(all['waterfall.total_color']),
    hasTotal: readFlag(all['waterfall.show_total']) ?? true,
  }
}

export const WATERFALL_SETTINGS: readonly SettingGroup<WaterfallSettings>[] = WATERFALL_GROUPS.map((group) =>
  group.key !== 'display'
    ? group
    : {
        ...group,
        settings: [
          {
            key: 'waterfall.show_total',
            label: msg('Total at the end'),
            widget: { kind: 'switch' },
            value: ({ hasTotal }: WaterfallSettings) => hasTotal,
          },
          {
            key: 'waterfall.increase_color',
            label: msg('Increase color'),
            widget: { kind: 'color' },
            value: ({ increase }: WaterfallSettings) => increase ?? null,
          },
          {
            key: 'waterfall.decrease_color',
            label: msg('Decrease color'),
            widget: { kind: 'color' },
            value: ({ decrease }: WaterfallSettings) => decrease ?? null,
          },
          {
            key: 'waterfall.total_color',
            label: msg('Total color'),
            widget: { kind: 'color' },
            value: ({ total }: WaterfallSettings) => total ?? null,
            when: ({ hasTotal }: WaterfallSettings) => hasTotal,
          },
          ...group.settings,
        ],
      },
)
