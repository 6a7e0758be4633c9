/** One mail through SMTP. */
import { Socket } from 'node:net'
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { messageOf } from '../../../observe/message-of.ts'
import type { SettingsSnapshot } from '../../../settings/index.ts'
import { causeOfText, type Cause } from '../../causes.ts'
import { BothFailed, mailFault, mailFaultText } from './failures.ts'
import { joinedPictures, type InlinePicture } from './pictures.ts'
import type { SecondServer } from './second-server.ts'
import { secretsOf, withoutSecrets } from './secrets.ts'

export interface Mail {
  /** An address, several, or a group without members. */
  to: string | string[]
  bcc?: string[]
  subject: string
  text: string
  html?: string
  /** In the HTML. */
  pictures?: readonly InlinePicture[]
  attachments?: { filename: string; content: Buffer; contentType: string }[]
  messageId?: string
  headers?: Record<string, string>
}

/** What a mail server said of a mail that it took. */
export interface SentMail {
  /** Of the whole message; 0 when that is not known. */
  bytes: number
  /** Recipients that it did not take, with its words. */
  refused: { recipient: string; why: Cause; isPermanent: boolean }[]
}

/** A server that says nothing for this long is given up. */
const TIMEOUT_MS = 15_000
/** And a server that never stops answering, after this. */
const WHOLE_MS = 120_000
const PORTS = { none: 25, tls: 587, starttls: 587, ssl: 465 } as const

/** The prefix of its settings: the second one sends what the first one cannot be handed. */
export type MailServerName = 'email-smtp' | 'email-fallback-smtp'

/** Asks the server whether it takes mails. @throws {Error} of SMTP or the network. */
export async function tryServer(
  settings: SettingsSnapshot,
  { server = 'email-smtp', wholeMs = WHOLE_MS }: { server?: MailServerName; wholeMs?: number } = {},
): Promise<void> {
  const { transport, close } = await open(settings, server, wholeMs)
  try {
    await transport.verify()
  } catch (error) {
    throw withoutSecrets(error, secretsOf(settings, server))
  } finally {
    close()
  }
}

interface Sending {
  /** Called when the server has let us in and taken sender and recipients, and the text begins to go to it. */
  begins?: () => void
  /** Called with why the first server cannot be handed the mail, before the second one is. */
  fallsBack?: (reason: string) => void
  /** Where mails wait for a place at the second server; without it there is always one. */
  second?: SecondServer
  /** Cuts the connection. */
  signal?: AbortSignal
}

/**
 * Through the second server where the first one does not answer.
 * @throws {Error} when no server is configured, the server does not take the mail, or the signal aborts.
 */
export async function sendMail(settings: SettingsSnapshot, mail: Mail, sending: Sending = {}): Promise<SentMail> {
  const { begins = () => undefined, signal } = sending
  let hasBegun = false
  const begun = () => {
    hasBegun = true
    begins()
  }
  for (;;) {
    try {
      return await sendThrough(settings, 'email-smtp', mail, { begins: begun, signal })
    } catch (error) {
      const mayHaveIt = hasBegun || signal?.aborted === true
      if (mayHaveIt || !isSilent(error) || settings.get('email-fallback-smtp-host') === null) throw error
      const sent = await sendThroughSecond(settings, mail, { ...sending, error })
      if (sent !== undefined) return sent
    }
  }
}

/**
 * @param sending With the error of the first server.
 * @returns undefined when the second one has no room; the first one may answer by now.
 * @throws {BothFailed}
 */
async function sendThroughSecond(
  settings: SettingsSnapshot,
  mail: Mail,
  { begins = () => undefined, fallsBack, second, signal, error }: Sending & { error: unknown },
): Promise<SentMail | undefined> {
  if (second !== undefined && !(await second.enter(signal))) return undefined
  fallsBack?.(mailFaultText(error))
  try {
    const { bytes, refused } = await sendThrough(settings, 'email-fallback-smtp', mail, { begins, signal })
    // The first server may take them when it is there again.
    return { bytes, refused: refused.map((one) => ({ ...one, isPermanent: false })) }
  } catch (other) {
    throw new BothFailed(error, other)
  } finally {
    second?.leave()
  }
}

/** It cannot be reached, or broke off without a word. What it answers is its answer, and a fault of the settings stays one. */
function isSilent(error: unknown): boolean {
  const fault = mailFault(error)
  return Object(error).responseCode === undefined && fault !== 'sign-in' && fault !== 'protection'
}

async function sendThrough(
  settings: SettingsSnapshot,
  server: MailServerName,
  mail: Mail,
  { begins, signal }: { begins: () => void; signal: AbortSignal | undefined },
): Promise<SentMail> {
  signal?.throwIfAborted()
  const { transport, socket, close } = await open(settings, server, WHOLE_MS)
  const cut = () => socket.destroy(new Error('The mail was given up.'))
  signal?.addEventListener('abort', cut, { once: true })
  const { pictures = [], attachments = [], ...own } = mail
  const joined = joinedPictures(pictures)
  transport.use('stream', ({ message }, done) => {
    joined?.separate(message)
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
      ...own,
      attachments: [...(joined === undefined ? [] : [joined.attachment]), ...attachments],
    })
    return { bytes: sent.messageSize ?? 0, refused: refusedOf(sent, secretsOf(settings, server)) }
  } catch (error) {
    throw withoutSecrets(error, secretsOf(settings, server))
  } finally {
    signal?.removeEventListener('abort', cut)
    close()
  }
}

async function open(settings: SettingsSnapshot, server: MailServerName, wholeMs: number) {
  const host = settings.get(`${server}-host`)
  if (host === null) throw new Error('No mail server is configured.')
  const { createTransport } = await import('nodemailer')
  const security = settings.get(`${server}-security`)
  const user = settings.get(`${server}-username`)
  const socket = new Socket()
  // The library does not listen yet when the socket is cut before it has begun.
  socket.on('error', () => undefined)
  const timer = setTimeout(() => socket.destroy(new Error('The mail server took too long.')), wholeMs)
  const transport = createTransport({
    socket,
    host,
    port: settings.get(`${server}-port`) ?? PORTS[security],
    secure: security === 'ssl',
    requireTLS: security === 'tls' || security === 'starttls',
    ignoreTLS: security === 'none',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(user === null ? {} : { auth: { user, pass: settings.get(`${server}-password`) ?? '' } }),
  })
  const close = () => {
    clearTimeout(timer)
    transport.close()
  }
  return { transport, socket, close }
}

/** What SMTP says of what may be tried again (RFC 5321, section 4.2.1). */
function isForNow(code: number): boolean {
  return code >= 400 && code < 500
}

function refusedOf(
  { rejected, rejectedErrors }: SMTPTransport.SentMessageInfo,
  secrets: readonly string[],
): SentMail['refused'] {
  return rejected.map((one, at) => {
    const error = rejectedErrors?.[at]
    const { responseCode = 0 }: { responseCode?: number } = Object(error)
    const why = error === undefined ? 'The mail server refused the address.' : messageOf(withoutSecrets(error, secrets))
    return { recipient: one, why: causeOfText(why), isPermanent: !isForNow(responseCode) }
  })
}
