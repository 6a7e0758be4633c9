/**
 * The pictures of a mail as one text. The library writes each part of a mail through several streams of its own; with a part for
 * each of twenty charts, these were most of the memory that a mail took. Tested by test/contract/mail-parts.test.ts.
 */
import { randomBytes } from 'node:crypto'
import type { Attachment } from 'nodemailer/lib/mailer/index.js'
import type MimeNode from 'nodemailer/lib/mime-node/index.js'

export interface InlinePicture {
  /** Its name in the HTML. */
  id: string
  png: Uint8Array
}

/** Of lines of base64 (RFC 2045, section 6.8). */
const MOST_CHARS = 76
const LINE_END = '\r\n'
const RELATED = 'multipart/related'

/** As long as somebody holds the picture: all mails of a delivery have the same ones. */
const known = new WeakMap<Uint8Array, string>()

interface Joined {
  /** For the library, which takes them for one. */
  attachment: Attachment
  /** Has the part that holds them and the HTML end each by the right line. */
  separate(message: MimeNode): void
}

export function joinedPictures([first, ...others]: readonly InlinePicture[]): Joined | undefined {
  if (first === undefined) return undefined
  const boundary = randomBytes(16).toString('hex')
  const raw = [first, ...others].map(partOf).join(`${LINE_END}--${boundary}${LINE_END}`)
  return {
    attachment: { cid: first.id, contentType: 'image/png', raw: Buffer.from(raw, 'latin1') },
    separate(message) {
      partsOf(message)
        .find((part) => String(part.getHeader('Content-Type')).startsWith(RELATED))
        ?.setHeader('Content-Type', `${RELATED}; type="text/html"; boundary="${boundary}"`)
    },
  }
}

function partOf({ id, png }: InlinePicture): string {
  const lines = [
    `Content-Type: image/png; name=${id}.png`,
    `Content-Id: <${id}>`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: inline; filename=${id}.png`,
  ]
  return [...lines, '', base64Of(png)].join(LINE_END)
}

function base64Of(png: Uint8Array): string {
  const found = known.get(png)
  if (found !== undefined) return found
  const text = Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString('base64')
  const lines = (text.match(new RegExp(`.{1,${MOST_CHARS}}`, 'g')) ?? []).join(LINE_END)
  known.set(png, lines)
  return lines
}

function partsOf(node: MimeNode): MimeNode[] {
  return [node, ...node.childNodes.flatMap(partsOf)]
}
