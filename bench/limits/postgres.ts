/** What PostgreSQL, its client library and one thread allow; results go nowhere unless the work says otherwise. */
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw } from 'node:zlib'
import type { Pool } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import Cursor from 'pg-cursor'
import type { Work } from './process.ts'

const BATCH_ROWS = 1_000
const ASCII_A = 65

/** Cells as the server sends them: nothing is cheaper. */
const TEXT_CELLS = { getTypeParser: () => (value: unknown) => value }

export function postgresLimits(pool: Pool): Record<string, Work> {
  return {
    '/copy-csv': async () => {
      const client = await pool.connect()
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
      await pipeline(client.query(copyTo('copy (select * from orders) to stdout (format csv)')), nowhere)
      client.release()
      return ''
    },
    '/cursor-json': () =>
      eachBatch(pool, 'object', (rows) => void Buffer.from(rows.map((row) => JSON.stringify(row)).join(',\n'))),
    /** zlib works in another thread while the next rows are read and written. */
    '/cursor-xlsx': async () => {
      let number = 0
      let compressed = Promise.resolve()
      const deflate = createDeflateRaw({ level: 1, chunkSize: 65_536 }).resume()
      await eachBatch(pool, 'array', async (rows) => {
        const xml = rows.map((row) => rowXml((number += 1), Object.values(row))).join('')
        await compressed
        compressed = new Promise((resolve, reject) => {
          deflate.write(xml, (error) => (error ? reject(error) : resolve()))
        })
      })
      await compressed
      deflate.destroy()
      return ''
    },
    /** One row by its key. */
    '/one-row': async (body) => {
      const { id }: { id: number } = JSON.parse(body)
      const { rows, fields } = await pool.query({
        text: 'select * from orders where id = $1',
        values: [id],
        rowMode: 'array',
      })
      return JSON.stringify({ rows, cols: fields.map((field) => field.name) })
    },
    '/two-thousand-rows': async () => {
      const { rows, fields } = await pool.query({ text: 'select * from orders limit 2000', rowMode: 'array' })
      return JSON.stringify({ rows, cols: fields.map((field) => field.name) })
    },
  }
}

async function eachBatch(
  pool: Pool,
  rowMode: 'array' | 'object',
  use: (rows: object[]) => void | Promise<void>,
): Promise<string> {
  const client = await pool.connect()
  const options = { types: TEXT_CELLS, ...(rowMode === 'array' && { rowMode }) }
  const cursor = client.query(new Cursor<object>('select * from orders', [], options))
  for (;;) {
    const rows = await cursor.read(BATCH_ROWS)
    if (rows.length === 0) break
    await use(rows)
  }
  await cursor.close()
  client.release()
  return ''
}

function rowXml(number: number, cells: unknown[]): string {
  let xml = `<row r="${number}">`
  for (let column = 0; column < cells.length; column += 1) {
    const text = cells[column]
    if (text === null) continue
    const place = `${String.fromCharCode(ASCII_A + column)}${number}`
    xml +=
      column < 8
        ? `<c r="${place}"><v>${text}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${escapeXml(String(text))}</t></is></c>`
  }
  return `${xml}</row>`
}

function escapeXml(text: string): string {
  return /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
}
