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
const COUNTED = new Set(['count', 'distinct', 'share'])

/** Runs every card: it has rows, few enough to read, and computes with no key. */
export async function runAll(as: Client, { dashcards }: Made, label: string): Promise<void> {
  for (const card of dashcards.flatMap((one) => [...(one.card === null ? [] : [one.card]), ...(one.series ?? [])])) {
    const { body } = await as.post('/api/dataset', card.dataset_query)
    const place = `${label}: ${card.name}: ${JSON.stringify(card.dataset_query)}`
    assert.equal(body.status, 'completed', `${place}: ${body.error}`)
    assert.ok(body.row_count > 0, `${place} has no rows`)
    assert.ok(
      body.row_count <= (card.display === 'map' ? MOST_PLACES : MOST_GROUPS),
      `${place} has ${body.row_count} groups`,
    )
    const { aggregation = [] } = card.dataset_query.query
    for (const [op] of aggregation) {
      if (COUNTED.has(String(op))) continue
      const column = body.data.cols.find(({ source }: { source: string }) => source === 'aggregation')
      assert.ok(!['type/PK', 'type/FK'].includes(column.semantic_type), `${place} computes with a key`)
    }
  }
}
