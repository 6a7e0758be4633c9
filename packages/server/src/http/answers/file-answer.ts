/** Sends files that are whole before their first byte is sent. */
import type { FastifyReply } from 'fastify'

/** What a dashboard is drawn as. */
export const FILE_FORMATS = ['pdf', 'png'] as const
export const FILE_NAMES = { pdf: 'a PDF', png: 'an image' } as const

/** What clients must know of a dashboard as a file. */
export const FILE_OF_DASHBOARD =
  'Other keys of the query string are values of filters, by the slugs of their parameters, as in the address of the page. ' +
  'Options have the names `file.paper`, `file.orientation` and `file.tab`; without `file.` they are options where no filter ' +
  'has that slug. Filters without a key have their defaults. ' +
  'Every card is run once, as the caller. Cards whose tables may not be ' +
  'downloaded have a sentence in place of their picture; when no card may be, the status is 403.'

interface WholeFile {
  bytes: Uint8Array
  contentType: string
  disposition: string
}

export function sendFile(reply: FastifyReply, { bytes, contentType, disposition }: WholeFile): FastifyReply {
  return sendBytes(reply.type(contentType).header('content-disposition', disposition), bytes)
}

/** A PNG to be looked at. */
export function sendPicture(reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  return sendBytes(reply.type('image/png'), bytes)
}

function sendBytes(reply: FastifyReply, { buffer, byteOffset, byteLength }: Uint8Array): FastifyReply {
  return reply.header('cache-control', 'no-store').send(Buffer.from(buffer, byteOffset, byteLength))
}
