/** A number as large as its box allows. */
import type { Size } from '../../scene/index.ts'
import { fitText, textWidth } from '../../text/index.ts'

const LARGEST = 30
const SMALLEST = 20
/** A number that is cut would be another number: the short one may rather be smaller. */
const SMALLEST_SHORT = 11
/** Dates and names have no short form: they may be smaller rather than cut, as long as they are the largest text of their card. */
const SMALLEST_WHOLE = 14
/** Of a box that fills a screen. */
const LARGEST_OF_SCREEN = 40
const SCREEN: Size = { width: 600, height: 360 }
const WEIGHT = 600

export interface BigNumber {
  text: string
  size: number
  weight: number
}

/** The full text at 30 to 20 px, up to 40 on a screen; else the short one, cut at last. */
export function bigNumber(full: string, short: string, room: number, box: Size): BigNumber {
  const isScreen = box.width >= SCREEN.width && box.height >= SCREEN.height
  const largest = isScreen ? LARGEST_OF_SCREEN : LARGEST
  for (const text of [full, short]) {
    const size = Math.min(largest, Math.floor(room / textWidth(text, 1, WEIGHT)))
    if (size >= (text === short && short !== full ? SMALLEST_SHORT : SMALLEST)) return { text, size, weight: WEIGHT }
  }
  const size = Math.floor(room / textWidth(short, 1, WEIGHT))
  if (size >= SMALLEST_WHOLE) return { text: short, size, weight: WEIGHT }
  return { text: fitText(short, room, SMALLEST, WEIGHT), size: SMALLEST, weight: WEIGHT }
}
