/** A mail as the bytes that a server got, read again by a parser that has nothing to do with who wrote it. */
import assert from 'node:assert/strict'
import PostalMime from 'postal-mime'

export interface MessageFile {
  name: string
  type: string
  /** In pictures of the text. */
  id: string | undefined
  bytes: Uint8Array
}

export interface MailMessage {
  subject: string
  text: string
  html: string
  from: string
  /** Values by their names in small letters, unfolded and not decoded. */
  headers: ReadonlyMap<string, string>
  /** Media types of all parts, in their order. */
  types: string[]
  pictures: MessageFile[]
  files: MessageFile[]
}

export async function readMessage(raw: Buffer): Promise<MailMessage> {
  const mail = await PostalMime.parse(raw)
  const parts = mail.attachments.map(({ filename, mimeType, contentId, content }) => {
    assert.ok(content instanceof ArrayBuffer)
    return {
      name: filename ?? '',
      type: mimeType,
      id: contentId?.replaceAll(/^<|>$/g, ''),
      bytes: new Uint8Array(content),
    }
  })
  return {
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    from: mail.from?.name ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
    types: [...raw.toString('latin1').matchAll(/^Content-Type:\s+([\w/.+-]+)/gim)].map(([, type]) => String(type)),
    pictures: parts.filter(({ id }) => id !== undefined),
    files: parts.filter(({ id }) => id === undefined),
  }
}

/** What every server takes (RFC 5321 and 5322): ASCII in headers, lines that end by CRLF and are not too long. */
export function assertWellFormed(raw: Buffer): void {
  const text = raw.toString('latin1')
  assert.doesNotMatch(text.replaceAll('\r\n', ''), /[\r\n\0]/, 'a line that does not end with CRLF')
  const longest = Math.max(...text.split('\r\n').map((line) => line.length))
  assert.ok(longest <= 998, `a line of ${longest} bytes`)
  const head = text.slice(0, text.indexOf('\r\n\r\n'))
  assert.match(head, /^[\t\r\n -~]*$/, 'a header that is not ASCII')
  for (const line of head.split('\r\n')) {
    // An address without a space cannot be cut.
    assert.ok(line.length <= 78 || !/\S\s+\S/.test(line.trim()), `a header that is not folded: ${line}`)
    for (const [word] of line.matchAll(/=\?[^?]+\?[BQ]\?[^?]*\?=/gi)) assert.ok(word.length <= 75, word)
  }
}
