/** Messages of PostgreSQL's protocol, and such as no server sends (PostgreSQL manual, "Message Formats"). */
import fc from 'fast-check'
import { int16, oddBytes, uint32 } from './scripted-server.ts'

export function message(kind: string, body = Buffer.alloc(0), length = body.length + 4): Buffer {
  return Buffer.concat([Buffer.from(kind), uint32(length), body])
}

/** A session without a password that is ready for a statement. */
export const LOGGED_IN = Buffer.concat([
  message('R', uint32(0)),
  message('K', Buffer.alloc(8)),
  message('S', Buffer.from('TimeZone\0UTC\0')),
  message('Z', Buffer.from('I')),
])

export const oddMessages = fc
  .array(
    fc
      .tuple(
        fc.constantFrom(...'RKSZTDCEN123nIsGHWdcvAtV\0'),
        oddBytes,
        fc.option(fc.constantFrom(-1, 0, 1, 3, 4, 5, 1000, 2 ** 31 - 1), { freq: 5 }),
      )
      .map(([kind, body, length]) => message(kind, body, length ?? undefined)),
    { minLength: 1, maxLength: 6 },
  )
  .map((messages) => Buffer.concat(messages))

export function column(name: string, type: number): Buffer {
  return Buffer.concat([Buffer.from(`${name}\0`), uint32(0), int16(0), uint32(type), int16(4), uint32(-1), int16(0)])
}

/** The end of a statement and of its transaction. */
export const DONE = Buffer.concat([
  message('C', Buffer.from('SELECT 1\0')),
  message('C', Buffer.from('ROLLBACK\0')),
  message('Z', Buffer.from('I')),
])
