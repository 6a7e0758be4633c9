/** Ranges of numbers, each with a color. */
import { readColor } from '../../color/index.ts'
import { isMap } from '../../data/index.ts'
import { readNumber, readText } from './read.ts'

/** Numbers from `min` to `max` are shown in a color; an end that is left out is open. */
export interface Segment {
  min: number | undefined
  max: number | undefined
  color: string
  label: string | undefined
}

/** Reads `scalar.segments`, `gauge.segments`; those without a color are left out. */
export function readSegments(stored: unknown): Segment[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(isMap).flatMap((segment): Segment[] => {
    const color = readColor(segment['color'])
    if (color === undefined) return []
    const { min, max, label } = segment
    return [{ min: readNumber(min), max: readNumber(max), color, label: readText(label) }]
  })
}

/** The segment that holds a number: its lower end belongs to it, and the upper one of the last. */
export function segmentAt(segments: readonly Segment[], value: number): Segment | undefined {
  const isAbove = ({ min }: Segment) => value >= (min ?? -Infinity)
  return (
    segments.find((segment) => isAbove(segment) && value < (segment.max ?? Infinity)) ??
    segments.findLast((segment) => isAbove(segment) && value <= (segment.max ?? Infinity))
  )
}
