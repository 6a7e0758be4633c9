/** The settings of displays with two axes, as a panel shows them. Labels are English keys of translations. */
import { msg } from '../../../msg.ts'
import type { Setting, SettingGroup } from '../../../visualization.ts'
import { xAxis, yAxis } from './axes.ts'
import { choice, setting, SWITCH, type S } from './setting.ts'

const dimensions = setting(
  'graph.dimensions',
  msg('Dimensions'),
  { kind: 'columns', of: 'any', most: 2 },
  (s) => s.dimensions,
)
const metrics = setting('graph.metrics', msg('Measures'), { kind: 'columns', of: 'metrics' }, (s) => s.metrics)
const bubble = setting(
  'scatter.bubble',
  msg('Bubble size'),
  { kind: 'columns', of: 'metrics', most: 1 },
  (s) => s.bubble ?? null,
)
const stack = setting(
  'stackable.stack_type',
  msg('Stacking'),
  choice([null, msg('None')], ['stacked', msg('Stacked')], ['normalized', msg('Stacked to 100%')]),
  (s) => s.stack,
)

const goal: Setting<S>[] = [
  setting('graph.show_goal', msg('Goal line'), SWITCH, (s) => s.goal.isShown),
  setting(
    'graph.goal_value',
    msg('Goal value'),
    { kind: 'number' },
    (s) => s.goal.value,
    (s) => s.goal.isShown,
  ),
  setting(
    'graph.goal_label',
    msg('Goal label'),
    { kind: 'text' },
    (s) => s.goal.label ?? '',
    (s) => s.goal.isShown,
  ),
]
const trend = setting(
  'graph.show_trendline',
  msg('Trend line'),
  SWITCH,
  (s) => s.showTrend,
  (s) => s.stack === null,
)

const values: Setting<S>[] = [
  setting('graph.show_values', msg('Show values'), SWITCH, (s) => s.values.isShown),
  setting(
    'graph.label_value_frequency',
    msg('Values to show'),
    choice(['fit', msg('As many as fit')], ['all', msg('All')]),
    (s) => s.values.frequency,
    (s) => s.values.isShown,
  ),
  setting(
    'graph.label_value_formatting',
    msg('Value format'),
    choice(['auto', msg('Automatic')], ['compact', msg('Compact')], ['full', msg('Full')]),
    (s) => s.values.format,
    (s) => s.values.isShown,
  ),
  setting(
    'graph.show_stack_values',
    msg('Stack values'),
    choice(['total', msg('Total')], ['series', msg('Parts')], ['all', msg('Both')]),
    (s) => s.values.ofStacks,
    (s) => s.values.isShown && s.stack === 'stacked',
  ),
]

const others: Setting<S>[] = [
  setting(
    'graph.max_categories_enabled',
    msg('Group small series as “Other”'),
    SWITCH,
    (s) => s.others.isEnabled,
    hasSplit,
  ),
  setting(
    'graph.max_categories',
    msg('Series to show'),
    { kind: 'number', min: 1, max: 100, step: 1 },
    (s) => s.others.most,
    (s) => hasSplit(s) && s.others.isEnabled,
  ),
  setting(
    'graph.other_category_aggregation_fn',
    msg('Aggregation for “Other”'),
    choice(
      ['sum', msg('Sum')],
      ['avg', msg('Average')],
      ['median', msg('Median')],
      ['min', msg('Minimum')],
      ['max', msg('Maximum')],
      ['stddev', msg('Standard deviation')],
    ),
    (s) => s.others.by,
    (s) => hasSplit(s) && s.others.isEnabled,
  ),
]

function hasSplit(settings: S): boolean {
  return settings.dimensions.length > 1
}

const series: SettingGroup<S> = {
  key: 'series',
  label: msg('Series'),
  settings: [
    setting('series_settings', msg('Series'), { kind: 'series' }, (s) =>
      Object.fromEntries([...s.series].map(([key, one]) => [key, storedSeries(one)])),
    ),
    setting('legend.is_reversed', msg('Reverse legend'), SWITCH, (s) => s.isLegendReversed),
  ],
}

/** What is set for a series, in the stored form. */
function storedSeries(one: NonNullable<ReturnType<S['series']['get']>>): Record<string, unknown> {
  const all = {
    title: one.title,
    color: one.color,
    display: one.display,
    axis: one.axis,
    'line.interpolate': one.interpolate,
    'line.style': one.style,
    'line.size': one.size,
    'line.marker_enabled': one.hasMarkers,
    'line.missing': one.missing,
    show_series_values: one.showValues,
    show_series_trendline: one.showTrend,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

const group = (key: SettingGroup<S>['key'], label: string, settings: readonly Setting<S>[]): SettingGroup<S> => ({
  key,
  label,
  settings,
})

/** Of bars, lines and areas. */
export const CARTESIAN_GROUPS: readonly SettingGroup<S>[] = [
  group('data', msg('Data'), [dimensions, metrics, ...others]),
  group('display', msg('Display'), [stack, ...goal, trend, ...values]),
  group('axes', msg('Axes'), [...xAxis, ...yAxis]),
  series,
]

/** Of bars that lie: no goal and no trend crosses them. */
export const ROW_GROUPS: readonly SettingGroup<S>[] = [
  group('data', msg('Data'), [dimensions, metrics, ...others]),
  group('display', msg('Display'), [stack, ...values]),
  group(
    'axes',
    msg('Axes'),
    yAxis.filter(({ key }) => !key.endsWith('auto_split')),
  ),
  series,
]

/** Of points between two axes. */
export const SCATTER_GROUPS: readonly SettingGroup<S>[] = [
  group('data', msg('Data'), [dimensions, metrics, bubble]),
  group('display', msg('Display'), [...goal, trend]),
  group('axes', msg('Axes'), [...xAxis, ...yAxis]),
  series,
]

/** Of steps that add up: they lie at zero, beside each other, in colors of their own. */
export const WATERFALL_GROUPS: readonly SettingGroup<S>[] = [
  group('data', msg('Data'), [only(dimensions), only(metrics)]),
  group('display', msg('Display'), [...goal, ...without(values, 'stack_values')]),
  group('axes', msg('Axes'), [...xAxis, ...without(yAxis, 'y_axis.scale', 'auto_split', 'unpin_from_zero')]),
]

/** Of boxes: what lies between them has no trend. */
export const BOXPLOT_GROUPS: readonly SettingGroup<S>[] = [
  group('data', msg('Data'), [dimensions, metrics]),
  group('display', msg('Display'), [...goal, ...without(values, 'stack_values')]),
  group('axes', msg('Axes'), [...xAxis, ...without(yAxis, 'auto_split')]),
  series,
]

function only(one: Setting<S>): Setting<S> {
  const widget = one.widget.kind === 'columns' ? { ...one.widget, most: 1 } : one.widget
  return { ...one, widget }
}

function without(settings: readonly Setting<S>[], ...ends: string[]): Setting<S>[] {
  return settings.filter(({ key }) => !ends.some((end) => key.endsWith(end)))
}
