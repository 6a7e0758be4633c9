/** Dashboards on paper: no card is cut, and a heading stands on the page of what it heads. */
import { bottomOf, byReading, overlaps, type Layout, type Placed } from './rect.ts'

/** Cards of a page, their rows counted from its top. */
export type PrintPage = readonly Placed[]

/**
 * @param rows How many rows a page has. A card that is taller stands on a page of its own and goes on over its end.
 * @param isHeading Tells which cards belong to what comes below.
 */
export function printPages(layout: Layout, rows: number, isHeading: (id: number) => boolean): readonly PrintPage[] {
  const pages: Placed[][] = []
  let page: Placed[] = []
  let used = 0
  let end = 0
  const turn = () => {
    if (page.length > 0) pages.push(page)
    page = []
    used = 0
  }
  const bands = bandsOf(layout)
  const isHead = (band: Band) => band.items.every(({ id }) => isHeading(id))
  for (const [index, band] of bands.entries()) {
    const height = band.bottom - band.top
    const gap = page.length === 0 ? 0 : band.top - end
    const headed = isHead(band) ? bands.slice(index).find((one) => !isHead(one)) : undefined
    const wanted = (headed ?? band).bottom - band.top
    if (used + gap + wanted > rows && page.some(({ id }) => !isHeading(id))) turn()
    const start = page.length === 0 ? 0 : used + gap
    const items = band.items.map((item) => ({ ...item, row: item.row - band.top + start }))
    const [first = [], ...more] = start + height > rows ? cutBand(items, rows) : [items]
    page.push(...first)
    for (const sheet of more) {
      turn()
      page.push(...sheet)
    }
    used = bottomOf(page)
    end = band.bottom
  }
  turn()
  return pages
}

interface Band {
  top: number
  bottom: number
  items: Placed[]
}

/** Cards that stand beside each other, directly or through others. */
function bandsOf(layout: Layout): Band[] {
  const bands: Band[] = []
  for (const item of [...layout].sort(byReading)) {
    const band = bands.at(-1)
    if (band !== undefined && item.row < band.bottom) {
      band.items.push(item)
      band.bottom = Math.max(band.bottom, item.row + item.size_y)
    } else bands.push({ top: item.row, bottom: item.row + item.size_y, items: [item] })
  }
  return bands
}

/** A band that the page cannot hold: cards that would be cut begin on the next. What comes first is for this page. */
function cutBand(items: readonly Placed[], rows: number): Placed[][] {
  const done: Placed[] = []
  for (const item of [...items].sort(byReading)) {
    let { row } = item
    for (;;) {
      const met = done.filter((other) => overlaps({ ...item, row }, other))
      const isCut = row % rows !== 0 && Math.floor(row / rows) < Math.ceil((row + item.size_y) / rows) - 1
      if (met.length > 0) row = bottomOf(met)
      else if (isCut) row = Math.ceil(row / rows) * rows
      else break
    }
    done.push({ ...item, row })
  }
  const sheets = new Map<number, Placed[]>()
  for (const item of done) {
    const at = Math.floor(item.row / rows)
    sheets.set(at, [...(sheets.get(at) ?? []), { ...item, row: item.row - at * rows }])
  }
  const first = sheets.get(0) ?? []
  const more = [...sheets].filter(([at]) => at > 0).sort(([one], [other]) => one - other)
  return [first, ...more.map(([, sheet]) => atTop(sheet))]
}

/** What stands below a card of several pages begins at the top of its own. */
function atTop(sheet: readonly Placed[]): Placed[] {
  const top = Math.min(...sheet.map(({ row }) => row))
  return sheet.map((item) => ({ ...item, row: item.row - top }))
}
