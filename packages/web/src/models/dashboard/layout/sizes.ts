/** How large cards are at first and how small they may become, by what they show (contract: dashboards, section 4). */
import { displayOf } from '@querent/viz/displays/index.ts'
import type { Size } from './rect.ts'

interface Limits {
  size: readonly [size_x: number, size_y: number]
  least: readonly [size_x: number, size_y: number]
}

/** Cards that show no result. */
const WRITTEN: ReadonlyMap<string, Limits> = new Map([
  ['heading', { size: [24, 1], least: [2, 1] }],
  ['text', { size: [12, 3], least: [2, 1] }],
  ['link', { size: [8, 1], least: [3, 1] }],
  ['action', { size: [4, 1], least: [2, 1] }],
  ['iframe', { size: [12, 8], least: [3, 2] }],
  ['placeholder', { size: [12, 6], least: [2, 1] }],
])

const limitsOf = (display: string): Limits => WRITTEN.get(display) ?? displayOf(display)

export function defaultSize(display: string): Size {
  const [size_x, size_y] = limitsOf(display).size
  return { size_x, size_y }
}

export function leastSize(display: string): Size {
  const [size_x, size_y] = limitsOf(display).least
  return { size_x, size_y }
}
