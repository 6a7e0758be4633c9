/** Settings of the box plot: those of bars, and what is told of the spread. */
import type { Column, Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { Setting, SettingGroup, Widget } from '../../visualization.ts'
import { BOXPLOT_GROUPS, completeCartesian, type CartesianSettings } from '../cartesian/index.ts'
import { readAll, readChoice, readFlag } from '../shared/index.ts'

export interface BoxplotSettings extends CartesianSettings {
  whiskers: 'tukey' | 'min-max'
  points: 'none' | 'outliers' | 'all'
  hasMean: boolean
  /** What `graph.show_values` writes. */
  shown: 'median' | 'all'
}

/** The column whose values have a box each: the one with the fewest, so that boxes hold the most. */
export function axisOf({ dimensions, distinct }: Shape): Column | undefined {
  return dimensions.toSorted((a, b) => distinct(a) - distinct(b))[0]
}

export function completeBoxplot(stored: unknown, shape: Shape): BoxplotSettings {
  const all = readAll(stored)
  const axis = axisOf(shape)
  const isSet = Array.isArray(all['graph.dimensions'])
  const guessed = isSet || !axis ? {} : { 'graph.dimensions': [axis.name] }
  const base = completeCartesian({ ...all, ...guessed }, shape)
  return {
    ...base,
    stack: null,
    showTrend: false,
    // What is spread is compared with itself, not with zero.
    y: { ...base.y, isUnpinned: readFlag(all['graph.y_axis.unpin_from_zero']) ?? true, isSplit: false },
    whiskers: readChoice(all['boxplot.whisker_type'], 'tukey', 'min-max') ?? 'tukey',
    points: readChoice(all['boxplot.points_mode'], 'none', 'outliers', 'all') ?? 'outliers',
    hasMean: readFlag(all['boxplot.show_mean']) ?? true,
    shown: readChoice(all['boxplot.show_values_mode'], 'median', 'all') ?? 'median',
  }
}

const choice = (...options: [string, string][]): Widget => ({
  kind: 'choice',
  options: options.map(([value, label]) => ({ value, label })),
})

const OWN: readonly Setting<BoxplotSettings>[] = [
  {
    key: 'boxplot.whisker_type',
    label: msg('Whiskers extend to'),
    widget: choice(['tukey', msg('1.5 × IQR')], ['min-max', msg('Minimum and maximum')]),
    value: ({ whiskers }) => whiskers,
  },
  {
    key: 'boxplot.points_mode',
    label: msg('Points'),
    widget: choice(['none', msg('None')], ['outliers', msg('Outliers')], ['all', msg('All')]),
    value: ({ points }) => points,
  },
  {
    key: 'boxplot.show_mean',
    label: msg('Show the mean'),
    widget: { kind: 'switch' },
    value: ({ hasMean }) => hasMean,
  },
]

const VALUES: Setting<BoxplotSettings> = {
  key: 'boxplot.show_values_mode',
  label: msg('Box values'),
  widget: choice(['median', msg('Median')], ['all', msg('All')]),
  value: ({ shown }) => shown,
  when: ({ values }) => values.isShown,
}

export const BOXPLOT_SETTINGS: readonly SettingGroup<BoxplotSettings>[] = BOXPLOT_GROUPS.map((group) =>
  group.key === 'display' ? { ...group, settings: [...OWN, ...group.settings, VALUES] } : group,
)
