/** The settings of both axes, as a panel shows them. Labels are English keys of translations. */
import { msg } from '../../../msg.ts'
import type { Setting } from '../../../visualization.ts'
import { choice, setting, SWITCH, type S } from './setting.ts'

export const xAxis: Setting<S>[] = [
  setting(
    'graph.x_axis.axis_enabled',
    msg('Names on the x axis'),
    choice(
      [true, msg('Automatic')],
      [false, msg('Hide')],
      ['compact', msg('Horizontal')],
      ['rotate-45', msg('Rotated 45°')],
      ['rotate-90', msg('Rotated 90°')],
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
      ['ordinal', msg('Ordinal')],
    ),
    ({ x }) => x.scale ?? null,
  ),
  setting('graph.x_axis.labels_enabled', msg('Title of the x axis'), SWITCH, ({ x }) => x.hasTitle),
  setting(
    'graph.x_axis.title_text',
    msg('Title text'),
    { kind: 'text' },
    ({ x }) => x.title ?? '',
    ({ x }) => x.hasTitle,
  ),
]

export const yAxis: Setting<S>[] = [
  setting('graph.y_axis.axis_enabled', msg('Numbers on the y axis'), SWITCH, ({ y }) => y.isShown),
  setting(
    'graph.y_axis.scale',
    msg('Scale of the y axis'),
    choice(['linear', msg('Linear')], ['pow', msg('Power')], ['log', msg('Logarithmic')]),
    ({ y }) => y.scale,
  ),
  setting('graph.y_axis.auto_range', msg('Automatic range'), SWITCH, ({ y }) => y.isAuto),
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
    msg('Allow starting above zero'),
    SWITCH,
    ({ y }) => y.isUnpinned,
    ({ y }) => y.isAuto,
  ),
  setting(
    'graph.y_axis.auto_split',
    msg('Second axis when scales differ'),
    SWITCH,
    ({ y }) => y.isSplit,
    (s) => s.metrics.length > 1 && s.stack === null,
  ),
  setting('graph.y_axis.labels_enabled', msg('Title of the y axis'), SWITCH, ({ y }) => y.hasTitle),
  setting(
    'graph.y_axis.title_text',
    msg('Title text'),
    { kind: 'text' },
    ({ y }) => y.title ?? '',
    ({ y }) => y.hasTitle,
  ),
]
