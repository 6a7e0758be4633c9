/** How a card is drawn: names of its columns, titles of its axes, its maps. */
import { msg } from '../../../delivery/index.ts'
import { REST } from './query.ts'
import { isSkewed, type Grouping } from './grouping.ts'
import type { CardPlan } from './cards.ts'
import type { Subject } from './subject.ts'
import { isLastOpen } from './time-span.ts'

type Settings = Record<string, unknown>

export function settingsOf({ display, asked }: Pick<CardPlan, 'display' | 'asked'>, subject: Subject): Settings {
  const { by } = asked
  if (display === 'map') return mapSettings(by)
  if (display === 'scalar' || display === 'table') return {}
  const dimensions = namesOf(by, subject)
  const metrics = asked.aggregations.map(([op], at) => (typeof op === 'string' && at === 0 ? metricName(op) : null))
  const isKnown = metrics.length === 1 && metrics[0] !== null
  return {
    ...(dimensions !== null && { 'graph.dimensions': dimensions }),
    ...(isKnown && { 'graph.metrics': metrics }),
    ...axisSettings(by, subject),
    ...(display === 'area' && { 'stackable.stack_type': 'stacked' }),
  }
}

/** Says at the axis what would otherwise look like a fall. */
function axisSettings([first]: readonly Grouping[], { now, words }: Subject): Settings {
  if (first?.as === 'top' && first.column.type === 'type/Text') return { 'graph.x_axis.rest_value': words.say(REST) }
  if (first?.as === 'magnitude') return { 'graph.x_axis.scale': 'ordinal' }
  if (first?.as === 'bins' && isSkewed(first.column)) return { 'graph.y_axis.scale': 'log' }
  if (first?.as !== 'time') return {}
  const isOpen = isLastOpen(first.column, first.unit, now)
  if (isOpen === false) return {}
  const text =
    isOpen === true ? msg('{name} (last period not over yet)') : msg('{name} (last period may not be over yet)')
  return { 'graph.x_axis.title_text': words.say(text, { name: first.column.label }) }
}

function mapSettings([first, second]: readonly Grouping[]): Settings {
  if (first?.as === 'region') {
    return { 'map.type': 'region', 'map.region': first.column.kind === 'state' ? 'us_states' : 'world_countries' }
  }
  return {
    'map.type': 'grid',
    'map.latitude_column': first?.column.name,
    'map.longitude_column': second?.column.name,
  }
}

/** Null where two columns have one name: the engine renames one of them. */
function namesOf(by: readonly Grouping[], { words }: Subject): string[] | null {
  const names = by.map(({ as, column }) => {
    if (as === 'top' && by.length === 1 && column.type === 'type/Text') return column.label
    return as === 'magnitude' ? words.say(msg('{column} from'), { column: column.label }) : column.name
  })
  return new Set(names).size === names.length ? names : null
}

/** Null for what a question computes in its own way. */
function metricName(op: string): string | null {
  if (op === 'distinct') return 'count'
  return ['count', 'sum', 'avg', 'median', 'max', 'share'].includes(op) ? op : null
}
