/** What becomes of the cells that the server sent: values, or the texts of those values. */
import type { Row, TextBatch } from '@querent/query'
import type { PostgresType } from './types.ts'
import type { WireBatch } from './row-tap.ts'

/** The values of a batch. */
export function decodeRows({ rowCount, columnCount, bytes, bounds }: WireBatch, types: readonly PostgresType[]): Row[] {
  const decoders = types.map(({ decode }) => decode)
  const rows: Row[] = []
  let bound = 0
  for (let number = 0; number < rowCount; number += 1) {
    const row: Row = []
    for (let column = 0; column < columnCount; column += 1) {
      const start = bounds[bound]!
      const text = start < 0 ? null : bytes.toString('utf8', start, bounds[bound + 1])
      const decode = decoders[column]
      row.push(text === null || decode === undefined ? text : decode(text))
      bound += 2
    }
    rows.push(row)
  }
  return rows
}

/** Turns a batch into texts, in place; what takes decoding is put behind the other bytes. */
export function decodeTexts(batch: WireBatch, types: readonly PostgresType[]): TextBatch {
  const odd: { bound: number; text: string }[] = []
  types.forEach(({ decode, text: edit }, column) => {
    if (decode === undefined || edit === 'same') return
    const { bytes, bounds, columnCount } = batch
    const end = batch.rowCount * columnCount * 2
    for (let bound = column * 2; bound < end; bound += columnCount * 2) {
      if (bounds[bound]! < 0 || edit?.(bytes, bounds, bound)) continue
      const text = bytes.toString('utf8', bounds[bound], bounds[bound + 1])
      odd.push({ bound, text: String(decode(text)) })
    }
  })
  return odd.length === 0 ? batch : withTexts(batch, odd)
}

function withTexts(batch: TextBatch, odd: readonly { bound: number; text: string }[]): TextBatch {
  const more = Buffer.from(odd.map(({ text }) => text).join(''))
  const bytes = Buffer.allocUnsafeSlow(batch.bytes.length + more.length)
  bytes.set(batch.bytes)
  bytes.set(more, batch.bytes.length)
  let at = batch.bytes.length
  for (const { bound, text } of odd) {
    batch.bounds[bound] = at
    at += Buffer.byteLength(text)
    batch.bounds[bound + 1] = at
  }
  return { ...batch, bytes }
}
