/** One mail through SMTP. */
import { Socket } from 'node:net'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import { causeOfText, type Cause } from '../../causes.ts'

export interface Mail {
  /** An address, several, or a group without members. */
  to: string | string[]
  bcc?: string[]
  subject: string
  text: string
  html?: string
  attachments?: { cid?: string; filename: string; content: Buffer; contentType: string }[]
  messageId?: string
  headers?: Record<string, string>
}

/** What a mail server said of a mail that it took. */
export interface SentMail {
  /** Of the whole message; 0 when that is not known. */
  bytes: number
  /** Recipients that it did not take, with its words. */
  refused: { recipient: string; why: Cause }[]
}

/** A server that says nothing for this long is given up. */
const TIMEOUT_MS = 15_000
/** And a server that never stops answering, after this. */
const WHOLE_MS = 120_000
const PORTS = { none: 25, tls: 587, starttls: 587, ssl: 465 } as const

/** Asks the server whether it takes mails. @throws {Error} of SMTP or the network. */
export async function tryServer(settings: SettingsSnapshot, wholeMs = WHOLE_MS): Promise<void> {
  const { transport, close } = await open(settings, wholeMs)
  try {
    await transport.verify()
  } finally {
    close()
  }
}

interface Sending {
  /** Called when the server has let us in and taken sender and recipients, and the text begins to go to it. */
  begins?: () => void
  /** Cuts the connection. */
  signal?: AbortSignal
}

/** @throws {Error} when no server is configured, the server does not take the mail, or the signal aborts. */
export async function sendMail(
  settings: SettingsSnapshot,
  mail: Mail,
  { begins = () => undefined, signal }: Sending = {},
): Promise<SentMail> {
  signal?.throwIfAborted()
  const { transport, socket, close } = await open(settings, WHOLE_MS)
  const cut = () => socket.destroy(new Error('The mail was given up.'))
  signal?.addEventListener('abort', cut, { once: true })
  transport.use('stream', ({ message }, done) => {
    message.processFunc((text) => text.once('resume', begins))
    done()
  })
  const name = settings.get('email-from-name')
  const address = settings.get('email-from-address')
  const replyTo = settings.get('email-reply-to')
  try {
    const sent = await transport.sendMail({
      from: name === null ? address : { name, address },
      ...(replyTo === null ? {} : { replyTo }),
      ...mail,
    })
    return { bytes: sent.messageSize ?? 0, refused: refusedOf(sent) }
  } finally {
    signal?.removeEventListener('abort', cut)
    close()
  }
}

async function open(settings: SettingsSnapshot, wholeMs: number) {
  const host = settings.get('email-smtp-host')
  if (host === null) throw new Error('No mail server is configured.')
  const { createTransport } = await import('nodemailer')
  const security = settings.get('email-smtp-security')
  const user = settings.get('email-smtp-username')
  const socket = new Socket()
  // The library does not listen yet when the socket is cut before it has begun.
  socket.on('error', () => undefined)
  const timer = setTimeout(() => socket.destroy(new Error('The mail server took too long.')), wholeMs)
  const transport = createTransport({
    socket,
    host,
    port: settings.get('email-smtp-port') ?? PORTS[security],
    secure: security === 'ssl',
    requireTLS: security === 'tls' || security === 'starttls',
    ignoreTLS: security === 'none',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(user === null ? {} : { auth: { user, pass: settings.get('email-smtp-password') ?? '' } }),
  })
  const close = () => {
    clearTimeout(timer)
    transport.close()
  }
  return { transport, socket, close }
}

function refusedOf({ rejected, rejectedErrors }: SMTPTransport.SentMessageInfo): SentMail['refused'] {
  return rejected.map((one, at) => ({
    recipient: one,
    why: causeOfText(rejectedErrors?.[at]?.message ?? 'The mail server refused the address.'),
  }))
}
