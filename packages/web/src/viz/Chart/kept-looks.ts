/**
 * The looks of pictures, kept as long as the tab is open: a page that is loaded again with a filter in its address has the
 * colors and axes that it had before.
 */
import type { Looks } from '@querent/viz'

/** Where they are put, such as `sessionStorage`. */
type LooksStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Of more series than this nobody tells the colors apart. */
const MOST_SERIES = 100

const keyOf = (name: string): string => `looks:${name}`

/** The looks that a picture had last; undefined where none are kept, or nothing that could be read. */
export function readLooks(name: string, storage = ofTab()): Looks | undefined {
  try {
    const { of, series } = JSON.parse(storage?.getItem(keyOf(name)) ?? 'null')
    return { of: String(of), series: new Map(series.flatMap(readOne)) }
  } catch {
    return undefined
  }
}

/** Without room in the browser they last as long as the page. */
export function keepLooks(name: string, { of, series }: Looks, storage = ofTab()): void {
  const list = [...series].slice(0, MOST_SERIES).map(([key, { place, isRight }]) => [key, place, isRight])
  try {
    storage?.setItem(keyOf(name), JSON.stringify({ of, series: list }))
  } catch {
    // They are a comfort.
  }
}

function readOne([key, place, isRight]: unknown[]): [string, { place: number; isRight: boolean }][] {
  return Number.isInteger(place) ? [[String(key), { place: Number(place), isRight: isRight === true }]] : []
}

function ofTab(): LooksStorage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
