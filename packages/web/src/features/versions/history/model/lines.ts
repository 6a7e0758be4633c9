/** The lines of two texts under each other. */
import { align, type Mark } from './align.ts'

export interface Line {
  readonly mark: Exclude<Mark, 'changed'>
  readonly text: string
  /** Counted from 1 in each text; null where the line is not in it. */
  readonly before: number | null
  readonly after: number | null
}

/** Lines that were left out between others. */
export interface Gap {
  readonly mark: 'gap'
  readonly count: number
}

const CONTEXT = 3

/** All lines of both texts: those removed before those added in their place. White space at the end of lines is none. */
export function compareLines(before: string, after: string): Line[] {
  const [ones, others] = [linesOf(before), linesOf(after)]
  let [one, other] = [0, 0]
  return align(ones, others, (a, b) => a === b).map(({ mark, before: removed, after: added }) => ({
    mark: mark as Line['mark'],
    text: added ?? removed ?? '',
    before: removed === null ? null : (one += 1),
    after: added === null ? null : (other += 1),
  }))
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/\r?\n/).map((line) => line.trimEnd())
}

/** The lines with long runs of equal ones left out, but for those beside a change. */
export function foldLines(lines: readonly Line[]): (Line | Gap)[] {
  const isNear = (at: number) => lines.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(isChange)
  const kept = lines.map((_, at) => isNear(at))
  const folded: (Line | Gap)[] = []
  for (const [at, line] of lines.entries()) {
    const last = folded.at(-1)
    if (kept[at] === true) folded.push(line)
    else if (last?.mark === 'gap') folded[folded.length - 1] = { mark: 'gap', count: last.count + 1 }
    else folded.push({ mark: 'gap', count: 1 })
  }
  return folded
}

const isChange = ({ mark }: Line) => mark !== 'same'
