/** Names under categories: level while they fit, else short ones, else turned, else only some of them. */
import { fitTexts, textWidth } from '../text/index.ts'
import { AXIS_SIZE, type Tick } from './tick.ts'

export type Turn = 0 | 45 | 90

export interface CategoryTicks {
  ticks: Tick[]
  turn: Turn
  /** Room that the names need below the axis, in pixels. */
  height: number
}

interface CategoryAxis {
  count: number
  label(index: number): string
  /** A shorter name, taken for all where those fit level and the full ones do not. */
  short?: ((index: number) => string) | undefined
  center(index: number): number
  /** Pixels that a category has. */
  step: number
  /** The setting; `auto` turns names that do not fit. */
  turn: 'auto' | 'compact' | Turn
  /** Room there is for turned names. */
  maxHeight: number
}

const LINE = 16
const LEAST_LEVEL = 44
/** Between two names. */
const GAP = 5

export function categoryTicks(named: CategoryAxis): CategoryTicks {
  let axis = named
  let widest = widestOf(axis)
  const { short, turn: asked } = axis
  if (short !== undefined && widest + GAP > axis.step && (asked === 'auto' || asked === 'compact')) {
    const shorter = { ...axis, label: short }
    const width = widestOf(shorter)
    if (width + GAP <= axis.step) [axis, widest] = [shorter, width]
  }
  const turn = axis.turn === 'auto' || axis.turn === 'compact' ? turnFor(axis, widest) : axis.turn
  if (turn === 0) {
    const every =
      axis.step >= LEAST_LEVEL || widest + GAP <= axis.step ? 1 : Math.ceil(Math.min(widest + 12, 90) / axis.step)
    return { turn, height: LINE, ticks: some(axis, every, () => axis.step * every - GAP) }
  }
  const rise = turn === 45 ? Math.SQRT1_2 : 1
  const room = Math.max(24, Math.min(axis.maxHeight, widest * rise + 10))
  // Not a hair less than the longest name needs.
  const longest = (room - 10) / rise + 0.5
  // What leans to the left ends where the picture does.
  const roomAt = (at: number) => (turn === 45 ? Math.min(longest, at / rise) : longest)
  return { turn, height: room, ticks: some(axis, Math.max(1, Math.ceil(LINE / axis.step)), roomAt) }
}

function widestOf({ count, label }: CategoryAxis): number {
  let widest = 0
  for (let i = 0; i < Math.min(count, 400); i += 1) widest = Math.max(widest, textWidth(label(i), AXIS_SIZE))
  return widest
}

function turnFor({ step, turn, maxHeight }: CategoryAxis, widest: number): Turn {
  if (widest + GAP <= step || turn === 'compact' || maxHeight < 40) return 0
  // Slightly too long names are cut rather than turned.
  if (step >= 72 && widest <= step * 1.6) return 0
  // Of names that stand this close only some are shown, and those have room.
  if (step < LINE / 3) return 0
  return step >= LINE * 1.3 ? 45 : 90
}

function some(axis: CategoryAxis, every: number, roomAt: (at: number) => number): Tick[] {
  const places: number[] = []
  for (let i = 0; i < axis.count; i += every) places.push(i)
  const texts = fitTexts(places.map(axis.label), (i) => roomAt(axis.center(places[i] ?? 0)), AXIS_SIZE)
  return places
    .map((place, i) => ({ at: axis.center(place), label: texts[i] ?? '' }))
    .filter(({ label }) => label !== '')
}
