/** Text made row by row of values. */
import type { Cell, Row } from '@querent/query'
import type { ExportPlan, ExportWriter } from './types.ts'

/** Gives the text of a cell that is not null. */
export type CellEncoder = (cell: NonNullable<Cell>) => string

/** Characters of text collected before they become a chunk of bytes. */
const CHUNK_CHARACTERS = 65_536

/** The three parts of a text format. */
export interface TextFormat {
  head: string
  row(cells: Row, isFirst: boolean): string
  tail: string
}

/** A writer of a text format, giving chunks of about 64 KB, or one row where that is more. */
export function textWriter(plan: ExportPlan, format: TextFormat): ExportWriter<Row[]> {
  const isWanted = rowFilter(plan)
  let text = format.head
  let isFirst = true

  return {
    write(rows) {
      const chunks: Uint8Array[] = []
      for (const cells of rows) {
        if (isWanted && !isWanted(cells)) continue
        text += format.row(cells, isFirst)
        isFirst = false
        if (text.length < CHUNK_CHARACTERS) continue
        chunks.push(Buffer.from(text))
        text = ''
      }
      return chunks
    },
    end: () => [Buffer.from(text + format.tail)],
  }
}

/** Keeps the rows of group 0 of a pivot query; undefined when there is nothing to leave out. */
export function rowFilter({ groupIndex }: ExportPlan): ((cells: Row) => boolean) | undefined {
  return groupIndex < 0 ? undefined : (cells) => Number(cells[groupIndex] ?? 0) === 0
}
