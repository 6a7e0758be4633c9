/** Dashboards on a narrow page: one column in reading order, numbers two abreast. */
import { byReading, type Layout } from './rect.ts'

/** Ids by line, one or two in each. `isNumber` tells which cards are small enough to stand beside another. */
export function phoneLines(layout: Layout, isNumber: (id: number) => boolean): readonly (readonly number[])[] {
  const lines: number[][] = []
  for (const { id } of [...layout].sort(byReading)) {
    const last = lines.at(-1)
    const beside = last?.length === 1 ? last[0] : undefined
    if (last !== undefined && beside !== undefined && isNumber(beside) && isNumber(id)) last.push(id)
    else lines.push([id])
  }
  return lines
}
