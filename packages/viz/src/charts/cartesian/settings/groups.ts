/** The settings of displays with two axes, as a panel shows them. Labels are English keys of translations. */
import { msg } from '../../../msg.ts'
import type { Setting, SettingGroup, Widget } from '../../../visualization.ts'
import type { CartesianSettings } from './complete.ts'

type S = CartesianSettings
type Value = Setting<S>['value']
type When = NonNullable<Setting<S>['when']>

const setting = (key: string, label: string, widget: Widget, value: Value, when?: When): Setting<S> => ({
  key,
  label,
  widget,
  value,
  ...(when ? { when } : {}),
})
const SWITCH: Widget = { kind: 'switch' }
const choice = (...options: [unknown, string][]): Widget => ({
  kind: 'choice',
  options: options.map(([value, label]) => ({ value, label })),
})

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
  choice([null, msg('None')], ['stacked', msg('Stacked')], ['normalized', msg('Shares of 100%')]),
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
    choice(['fit', msg('Those that fit')], ['all', msg('All')]),
    (s) => s.values.frequency,
    (s) => s.values.isShown,
  ),
  setting(
    'graph.label_value_formatting',
    msg('Length of values'),
    choice(['auto', msg('Automatic')], ['compact', msg('Compact')], ['full', msg('Full')]),
    (s) => s.values.format,
    (s) => s.values.isShown,
  ),
  setting(
    'graph.show_stack_values',
    msg('Values of stacks'),
    choice(['total', msg('Total')], ['series', msg('Parts')], ['all', msg('Both')]),
    (s) => s.values.ofStacks,
    (s) => s.values.isShown && s.stack === 'stacked',
  ),
]

const others: Setting<S>[] = [
  setting('graph.max_categories_enabled', msg('Gather small series'), SWITCH, (s) => s.others.isEnabled, hasSplit),
  setting(
    'graph.max_categories',
    msg('Series to keep'),
    { kind: 'number', min: 1, max: 100, step: 1 },
    (s) => s.others.most,
    (s) => hasSplit(s) && s.others.isEnabled,
  ),
  setting(
    'graph.other_category_aggregation_fn',
    msg('The rest is the'),
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

const xAxis: Setting<S>[] = [
  setting(
    'graph.x_axis.axis_enabled',
    msg('Names on the x axis'),
    choice(
      [true, msg('Automatic')],
      [false, msg('Hide')],
      ['compact', msg('Level')],
      ['rotate-45', msg('Turned by 45°')],
      ['rotate-90', msg('Turned by 90°')],
    ),
    ({ x }) =>
      !x.isShown ? false : x.turn === 'auto' ? true : typeof x.turn === 'number' ? `rotate-${x.turn}` : x.turn,
  ),
  setting(
    'graph.x_axis.scale',
    msg('Scale of the x axis'),
    choice(
      [null, msg('Automatic')],
      ['timeseries', msg('Time')],
      ['linear', msg('Linear')],
      ['pow', msg('Power')],
      ['log', msg('Logarithmic')],
      ['histogram', msg('Histogram')],
      ['ordinal', msg('One place per value')],
    ),
    ({ x }) => x.scale ?? null,
  ),
  setting('graph.x_axis.labels_enabled', msg('Title of the x axis'), SWITCH, ({ x }) => x.hasTitle),
  setting(
    'graph.x_axis.title_text',
    msg('Text of the title'),
    { kind: 'text' },
    ({ x }) => x.title ?? '',
    ({ x }) => x.hasTitle,
  ),
]

const yAxis: Setting<S>[] = [
  setting('graph.y_axis.axis_enabled', msg('Numbers on the y axis'), SWITCH, ({ y }) => y.isShown),
  setting(
    'graph.y_axis.scale',
    msg('Scale of the y axis'),
    choice(['linear', msg('Linear')], ['pow', msg('Power')], ['log', msg('Logarithmic')]),
    ({ y }) => y.scale,
  ),
  setting('graph.y_axis.auto_range', msg('Range by the values'), SWITCH, ({ y }) => y.isAuto),
  setting(
    'graph.y_axis.min',
    msg('Lowest'),
    { kind: 'number' },
    ({ y }) => y.min,
    ({ y }) => !y.isAuto,
  ),
  setting(
    'graph.y_axis.max',
    msg('Highest'),
    { kind: 'number' },
    ({ y }) => y.max,
    ({ y }) => !y.isAuto,
  ),
  setting(
    'graph.y_axis.unpin_from_zero',
    msg('May begin above zero'),
    SWITCH,
    ({ y }) => y.isUnpinned,
    ({ y }) => y.isAuto,
  ),
  setting(
    'graph.y_axis.auto_split',
    msg('Second axis where sizes differ'),
    SWITCH,
    ({ y }) => y.isSplit,
    (s) => s.metrics.length > 1 && s.stack === null,
  ),
  setting('graph.y_axis.labels_enabled', msg('Title of the y axis'), SWITCH, ({ y }) => y.hasTitle),
  setting(
    'graph.y_axis.title_text',
    msg('Text of the title'),
    { kind: 'text' },
    ({ y }) => y.title ?? '',
    ({ y }) => y.hasTitle,
  ),
]

const series: SettingGroup<S> = {
  key: 'series',
  label: msg('Series'),
  settings: [
    setting('series_settings', msg('Series'), { kind: 'series' }, (s) =>
      Object.fromEntries([...s.series].map(([key, one]) => [key, storedSeries(one)])),
    ),
    setting('legend.is_reversed', msg('Legend in reverse'), SWITCH, (s) => s.isLegendReversed),
  ],
}

/** What is set for a series, in the stored form. */
export function storedSeries(one: NonNullable<ReturnType<S['series']['get']>>): Record<string, unknown> {
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
