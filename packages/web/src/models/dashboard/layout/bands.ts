/** Cards that stand beside each other, which paper keeps together. */
import { byReading, type Placed } from './rect.ts'

export interface Band<Item> {
  /** In reading order. */
  items: readonly Item[]
  top: number
  /** Empty rows above it. */
  gap: number
}

/** Bands from top to bottom: where one ends no card goes on. */
export function bandsOf<Item extends Placed>(layout: readonly Item[]): readonly Band<Item>[] {
  const bands: { items: Item[]; top: number; bottom: number; gap: number }[] = []
  for (const item of layout.toSorted(byReading)) {
    const band = bands.at(-1)
    if (band !== undefined && item.row < band.bottom) {
      band.items.push(item)
      band.bottom = Math.max(band.bottom, item.row + item.size_y)
    } else {
      const gap = item.row - (band?.bottom ?? 0)
      bands.push({ items: [item], top: item.row, bottom: item.row + item.size_y, gap })
    }
  }
  return bands
}
