/** Names under categories: level while they fit, else turned, else only some of them. */
import { fitText, textWidth } from '../text/index.ts'
import { AXIS_SIZE, type Tick } from './tick.ts'

export type Turn = 0 | 45 | 90

export interface CategoryTicks {
  ticks: Tick[]
  turn: Turn
  /** Room that the names need below the axis, in pixels. */
  height: number
}

export interface CategoryAxis {
  count: number
  label(index: number): string
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

export function categoryTicks(axis: CategoryAxis): CategoryTicks {
  const width = (index: number) => textWidth(axis.label(index), AXIS_SIZE)
  let widest = 0
  for (let i = 0; i < Math.min(axis.count, 400); i += 1) widest = Math.max(widest, width(i))
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

function turnFor({ step, turn, maxHeight }: CategoryAxis, widest: number): Turn {
  if (widest + GAP <= step || turn === 'compact' || maxHeight < 40) return 0
  // Slightly too long names are cut rather than turned.
  if (step >= 72 && widest <= step * 1.6) return 0
  // Of names that stand this close only some are shown, and those have room.
  if (step < LINE / 3) return 0
  return step >= LINE * 1.3 ? 45 : 90
}

function some(axis: CategoryAxis, every: number, roomAt: (at: number) => number): Tick[] {
  const ticks: Tick[] = []
  for (let i = 0; i < axis.count; i += every) {
    const at = axis.center(i)
    const label = fitText(axis.label(i), roomAt(at), AXIS_SIZE)
    if (label !== '') ticks.push({ at, label })
  }
  return ticks
}
