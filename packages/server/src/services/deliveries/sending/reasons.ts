/** Why the value of an alert changed: the last period of its question beside one before, with the rights of its owner. */
import { isA } from '@querent/contract'
import { msg, type DeliveredCard, type DeliveredPart, type Said } from '../../../delivery/index.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { StoredCondition } from '../../../store/index.ts'
import { periodsOf, timeOf, type Compared } from '../conditions/index.ts'
import type { ContentDeps } from './content-deps.ts'

type Explained = Awaited<ReturnType<ContentDeps['reasons']['explainChange']>>
type Dimension = Explained['dimensions'][number]
type Value = Dimension['values'][number]
type Change = Extract<StoredCondition, { kind: 'change' }>

/** Lines of a message. */
const MOST_LINES = 6
const MOST_ROWS = 2

interface Asked {
  /** Of the question. */
  query: Record<string, unknown>
  condition: Change
  card: DeliveredCard
  /** The place of the value in its rows. */
  column: number
  signal: AbortSignal
}

/** Empty where the rows have no two periods. An alert is sent without them where they cannot be worked out, and says so. */
export async function reasonParts(
  { reasons }: Pick<ContentDeps, 'reasons'>,
  creator: CurrentUser,
  { query, condition, card, column, signal }: Asked,
): Promise<DeliveredPart[]> {
  const time = timeOf(query)
  if (time === null || 'error' in card.result) return []
  const compared = periodsOf(time, condition, card.result.rows)
  if (compared === null) return []
  const { before, after } = compared
  const during = (period: string) => ['=', time.breakout, period]
  try {
    const asked = { query: time.query, aggregation: column - 1, before: during(before), after: during(after) }
    const explained = await reasons.explainChange(creator, asked, signal)
    return [listed(explained, compared), ...picture(explained, card)]
  } catch (error) {
    if (signal.aborted) throw error
    return [{ kind: 'reasons', title: titleOf(compared), items: [{ text: NOT_KNOWN }], lines: [] }]
  }
}

const NOT_KNOWN = msg('The reasons could not be worked out.')

function titleOf({ shown: { before, after } }: Compared): Said {
  return { text: msg('Why {after} differs from {before}'), values: { before, after } }
}

function listed({ change, dimensions, single_rows: single }: Explained, compared: Compared): DeliveredPart {
  const all = Number(change)
  const values = standing(dimensions).flatMap((dimension) =>
    dimension.values.filter(({ stands_out }) => stands_out).map((value) => valueLine(dimension, value, all)),
  )
  const rows = (single?.rows ?? []).slice(0, MOST_ROWS).map(({ cells, contribution }): Said => ({
    text: msg('Row {name}: {amount}'),
    values: { name: cells.map(String).join(' · '), amount: signed(contribution) },
  }))
  const items = [...values.slice(0, MOST_LINES), ...rows]
  const nothing = { text: msg('Nothing stands out: all values changed about alike, or by chance.') }
  return { kind: 'reasons', title: titleOf(compared), items: items.length === 0 ? [nothing] : items, lines: [] }
}

const standing = (dimensions: readonly Dimension[]) => dimensions.filter(({ strength }) => strength > 0)

function valueLine({ name, column }: Dimension, { value, contribution }: Value, change: number): Said {
  const share = Math.round((100 * Number(contribution)) / change)
  const values = { name, value: shownValue(value, column), amount: signed(contribution), share }
  return Number.isFinite(share)
    ? { text: msg('{name} {value}: {amount}, {share} % of the difference'), values }
    : { text: msg('{name} {value}: {amount}'), values }
}

/** Rounded to what is read in a sentence. */
function signed(contribution: string): Said {
  const amount = Number(Number(contribution).toPrecision(6))
  return { text: amount < 0 ? '−{amount}' : '+{amount}', values: { amount: Math.abs(amount) } }
}

function shownValue(value: unknown, column: Dimension['column']): Said {
  if (value === null || value === undefined) return { text: msg('(empty)') }
  const { bin_width: width } = column.binning_info ?? {}
  if (typeof value === 'number' && typeof width === 'number') {
    return { text: '{from} – {to}', values: { from: value, to: Number((value + width).toPrecision(12)) } }
  }
  // Dates are compared by year.
  const isTime = isA(String(column.effective_type ?? column.base_type), 'type/Temporal')
  return { text: '{value}', values: { value: isTime ? String(value).slice(0, 4) : String(value) } }
}

/** The parts of the column that explains most, as bars. */
function picture({ dimensions }: Explained, { cardId, url, result }: DeliveredCard): DeliveredPart[] {
  const [first] = standing(dimensions)
  const measure = 'error' in result ? undefined : result.cols.at(-1)
  if (first === undefined || measure === undefined) return []
  const { name, column, values } = first
  const part = { ...measure, name: 'difference', source: 'aggregation', base_type: 'type/Float' }
  const rows = values.map(({ value, contribution }) => [value, Number(contribution)])
  return [
    {
      kind: 'card',
      cardId,
      dashcardId: null,
      title: name,
      description: null,
      url,
      display: 'bar',
      settings: { 'graph.dimensions': [column.name], 'graph.metrics': ['difference'] },
      size: null,
      result: { cols: [{ ...column, source: 'breakout' }, part], rows, rowCount: rows.length },
    },
  ]
}
