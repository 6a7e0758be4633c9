/** What holds of every x-ray, whatever it is about. */
import assert from 'node:assert/strict'
import type { Client } from './test-server.ts'

interface MadeCard {
  id: string
  name: string
  description: string | null
  display: string
  dataset_query: { database: number; query: { aggregation?: unknown[][]; breakout?: unknown[][] } }
}

export interface Made {
  name: string
  more: string | null
  parameters: { id: string; name: string; type: string }[]
  related: Record<string, { url: string; title: string }[]>
  transient_filters: unknown
  param_fields: Record<string, unknown>
  dashcards: {
    row: number
    col: number
    size_x: number
    size_y: number
    card_id: string | null
    card: MadeCard | null
    series?: MadeCard[]
    parameter_mappings: { parameter_id: string; card_id: string }[]
  }[]
}

/** Cards in sight and apart, none twice, each with its reason, and each filter reaching all of them. */
export function requireSound({ dashcards, parameters, related }: Made, label: string): void {
  const cards = dashcards.filter(({ card }) => card !== null)
  assert.ok(cards.length > 0, `${label} has no cards`)
  for (const { row, col, size_x, size_y } of dashcards) {
    assert.ok(row >= 0 && col >= 0 && size_x > 0 && size_y > 0 && col + size_x <= 24, `${label}: outside the grid`)
  }
  for (const [at, a] of dashcards.entries()) {
    for (const b of dashcards.slice(at + 1)) {
      const isApart =
        a.row + a.size_y <= b.row || b.row + b.size_y <= a.row || a.col + a.size_x <= b.col || b.col + b.size_x <= a.col
      assert.ok(isApart, `${label}: two cards overlap`)
    }
  }
  const asked = cards.map(({ card }) => JSON.stringify(card?.dataset_query))
  assert.equal(new Set(asked).size, asked.length, `${label}: two cards ask the same`)
  const names = cards.map(({ card }) => card?.name)
  assert.equal(new Set(names).size, names.length, `${label}: two cards have one name`)
  for (const { card, parameter_mappings } of cards) {
    assert.ok((card?.description ?? '') !== '', `${label}: ${card?.name} has no reason`)
    const mapped = new Set(
      parameter_mappings.filter(({ card_id }) => card_id === card?.id).map(({ parameter_id }) => parameter_id),
    )
    assert.deepEqual(mapped, new Set(parameters.map(({ id }) => id)), `${label}: a filter does not reach ${card?.name}`)
  }
  assert.ok(parameters.length <= 4)
  assert.ok(Object.values(related).flat().length <= 8)
}

const MOST_GROUPS = 200
const MOST_PLACES = 500
const MOST_SERIES = 12
const COUNTED = new Set(['count', 'distinct', 'share'])

/** Runs every card: it has rows, in groups few enough to read, and computes with no key. */
export async function runAll(as: Client, { dashcards }: Pick<Made, 'dashcards'>, label: string): Promise<void> {
  const faults: string[] = []
  for (const card of dashcards.flatMap((one) => [...(one.card === null ? [] : [one.card]), ...(one.series ?? [])])) {
    const fault = await faultOf(as, card)
    if (fault !== undefined) faults.push(`${card.name} ${fault}: ${JSON.stringify(card.dataset_query)}`)
  }
  assert.deepEqual(faults, [], label)
}

async function faultOf(as: Client, { dataset_query, display }: MadeCard): Promise<string | undefined> {
  const { body } = await as.post('/api/dataset', dataset_query)
  if (body.status !== 'completed') return `fails: ${body.error}`
  if (body.row_count === 0) return 'has no rows'
  const { rows, cols }: { rows: unknown[][]; cols: { source: string; semantic_type: string | null }[] } = body.data
  const groups = cols.flatMap(({ source }, at) =>
    source === 'breakout' ? new Set(rows.map((row) => String(row[at]))).size : [],
  )
  const [first = 1, second = 1] = groups
  const most = display === 'map' ? MOST_PLACES : MOST_GROUPS
  if (first > most || (display !== 'map' && second > MOST_SERIES)) return `has ${groups.join(' times ')} groups`
  const { aggregation = [] } = dataset_query.query
  const places = cols.flatMap(({ source }, at) => (source === 'aggregation' ? [at] : []))
  const isKey = (at: number | undefined) => ['type/PK', 'type/FK'].includes(cols[at ?? -1]?.semantic_type ?? '')
  const counts = aggregation.map(([op]) => COUNTED.has(String(op)))
  return counts.some((isCount, at) => !isCount && isKey(places[at])) ? 'computes with a key' : undefined
}
