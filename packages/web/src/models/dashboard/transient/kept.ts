import type { XRay } from '../../../api/x-ray.ts'

/** A card at its place, or a heading or link without a question. */
export type PlacedCard = Pick<
  XRay['dashcards'][number],
  'id' | 'row' | 'col' | 'size_x' | 'size_y' | 'dashboard_tab_id'
> & { card: object | null }

const COLUMNS = 24

/** The chosen cards of an x-ray without gaps, with the headings and links above them. */
export function keptCards<Placed extends PlacedCard>(
  { dashcards }: { dashcards: readonly Placed[] },
  chosen: ReadonlySet<string>,
): Placed[] {
  const kept = dashcards.filter(({ id, card }, at) => {
    if (card !== null) return chosen.has(id)
    const rest = dashcards.slice(at + 1)
    const next = rest.findIndex((one) => one.card === null)
    return (next < 0 ? rest : rest.slice(0, next)).some((one) => chosen.has(one.id))
  })
  // What is whole stays where it is.
  if (kept.length === dashcards.length) return kept
  return [...Map.groupBy(kept, ({ dashboard_tab_id }) => dashboard_tab_id).values()].flatMap(withoutGaps)
}

/** Lines from top to bottom, each filled by its cards. */
function withoutGaps<Placed extends PlacedCard>(cards: readonly Placed[]): Placed[] {
  let row = 0
  return linesOf(cards).flatMap((line) => {
    const top = row
    const [first] = line
    row += first?.size_y ?? 0
    const isFilled = line.some(({ card }) => card !== null)
    return line.map((one, at) => {
      const from = Math.round((COLUMNS * at) / line.length)
      const to = Math.round((COLUMNS * (at + 1)) / line.length)
      return { ...one, row: top, ...(isFilled ? { col: from, size_x: to - from } : { col: 0 }) }
    })
  })
}

/** Cards of one height beside each other, as many as their widths allow; what is only words is a line by itself. */
function linesOf<Placed extends PlacedCard>(cards: readonly Placed[]): Placed[][] {
  const lines: Placed[][] = []
  for (const one of cards) {
    const line = lines.at(-1)
    const width = (line ?? []).reduce((sum, { size_x }) => sum + size_x, one.size_x)
    const fits = line !== undefined && width <= COLUMNS && line.every((other) => isBeside(one, other))
    if (fits) line.push(one)
    else lines.push([one])
  }
  return lines
}

function isBeside(one: PlacedCard, other: PlacedCard): boolean {
  return one.card !== null && other.card !== null && one.size_y === other.size_y
}
