/** Which column of a question an alert looks at, and its goal (contract: alerts, section 1); pages load it too. */

const GRAPHS = new Set(['line', 'area', 'bar', 'combo'])

interface Measured {
  display: string
  settings: Readonly<Record<string, unknown>>
}

type Columns = readonly Readonly<Record<string, unknown>>[]

/** Null for a display without a goal, and one whose goal is not set. */
export function goalOf({ display, settings }: Measured): number | null {
  const key = GRAPHS.has(display) ? 'graph.goal_value' : display === 'progress' ? 'progress.goal' : undefined
  const goal = key === undefined ? undefined : Number(settings[key] ?? Number.NaN)
  return goal === undefined || Number.isNaN(goal) ? null : goal
}

/** The place of the column with the value; undefined when it cannot be said which. */
export function valueColumn({ display, settings }: Measured, cols: Columns): number | undefined {
  const named = namedColumn(settings, cols)
  if (named !== undefined) return named
  const isMeasure = cols.map(isNumber)
  if (display === 'progress' || display === 'scalar' || display === 'gauge') {
    const wanted = settings['progress.value']
    const own = cols.findIndex(({ name }) => name === wanted)
    return found(own >= 0 ? own : isMeasure.indexOf(true))
  }
  if (cols.length === 1) return found(isMeasure.indexOf(true))
  const metrics = cols.map(isMetric)
  const dimensions = cols.map(({ source }) => source !== 'aggregation')
  if (cols.length === 3 && dimensions[0] && dimensions[1] && metrics[2]) return 2
  return dimensions[0] && metrics.slice(1).every(Boolean) ? 1 : undefined
}

/** The first metric of the chart, whatever its case. */
function namedColumn(settings: Measured['settings'], cols: Columns): number | undefined {
  const [metric] = Array.isArray(settings['graph.metrics']) ? settings['graph.metrics'] : []
  if (typeof metric !== 'string') return undefined
  return found(cols.findIndex(({ name }) => String(name).toLowerCase() === metric.toLowerCase()))
}

function isNumber({ base_type, effective_type, semantic_type }: Columns[number]): boolean {
  const type = String(effective_type ?? base_type ?? '')
  const isKey = semantic_type === 'type/PK' || semantic_type === 'type/FK'
  return !isKey && /Integer|Float|Decimal|Number/.test(type)
}

/** Whether a number may be a value: SQL says nothing of groups, so its numbers may be either. */
function isMetric(column: Columns[number]): boolean {
  return column['source'] !== 'breakout' && isNumber(column)
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index
}
