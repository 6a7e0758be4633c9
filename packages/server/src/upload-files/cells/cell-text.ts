import type { FileBatch } from '../types.ts'

/** The text of a cell. */
export function cellText({ bytes, starts, ends }: FileBatch, cell: number): string | null {
  const [start, end] = [starts[cell]!, ends[cell]!]
  return start < 0 ? null : bytes.toString('utf8', start, end)
}
