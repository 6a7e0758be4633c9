/** Places of cards on the grid of 24 columns: headings over groups, numbers four abreast, charts two abreast. No gaps. */
import type { CardPlan } from './cards.ts'

const COLUMNS = 24
const HEADING_ROWS = 2
const NUMBER = { abreast: 4, rows: 3 }
const CHART = { abreast: 2, rows: 7 }

export interface Place {
  row: number
  col: number
  size_x: number
  size_y: number
}

type Placed = { place: Place } & ({ heading: string } | { plan: CardPlan })

/** @param first The first row that is free. */
export function placeCards(plans: readonly CardPlan[], groups: readonly string[], first = 0): Placed[] {
  const placed: Placed[] = []
  let row = first
  for (const group of groups) {
    const own = plans.filter((plan) => plan.group === group)
    if (own.length === 0) continue
    placed.push({ heading: group, place: { row, col: 0, size_x: COLUMNS, size_y: HEADING_ROWS } })
    row += HEADING_ROWS
    const numbers = own.filter(({ display }) => display === 'scalar')
    const charts = own.filter(({ display }) => display !== 'scalar')
    for (const [some, { abreast, rows }] of [
      [numbers, NUMBER],
      [charts, CHART],
    ] as const) {
      for (let at = 0; at < some.length; at += abreast) {
        const line = some.slice(at, at + abreast)
        placed.push(...line.map((plan, index) => ({ plan, place: placeIn(line.length, index, row, rows) })))
        row += rows
      }
    }
  }
  return placed
}

/** Cards of a line share it, however many there are. */
function placeIn(count: number, index: number, row: number, size_y: number): Place {
  const size_x = COLUMNS / count
  return { row, col: index * size_x, size_x, size_y }
}
