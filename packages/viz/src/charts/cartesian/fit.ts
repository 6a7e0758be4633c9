/** What a display with two axes needs of a result. */
import { isDate, type Column, type Shape } from '../../data/index.ts'
import { msg } from '../../msg.ts'
import type { Fit } from '../../visualization.ts'

/** Why there is nothing to draw; undefined when there is. */
export function lacking(shape: Shape): Fit | undefined {
  if (shape.metrics.length === 0) return { score: 0, missing: msg('Needs a column of numbers') }
  if (shape.dimensions.length === 0 && shape.metrics.length < 2) {
    return { score: 0, missing: msg('Needs a column to group by') }
  }
  return undefined
}

/** The column along the axis. */
export function firstDimension(shape: Shape): Column | undefined {
  return shape.dimensions[0]
}

export function isOverTime(shape: Shape): boolean {
  const first = firstDimension(shape)
  return first !== undefined && isDate(first)
}

/** True for results whose rows are single records: they are tables rather than pictures. */
export function isGrouped(shape: Shape): boolean {
  return shape.columns.some(({ source }) => source === 'aggregation' || source === 'breakout')
}
