/** What a channel is handed to send, and what it says of it. */
import { causesInEnglish, type Cause } from '../causes.ts'
import type { AttachedFile, DeliveryContent } from '../content.ts'

export interface Outgoing {
  content: DeliveryContent
  /** E-mail addresses; of Slack, one channel; of a webhook, none. */
  recipients: readonly string[]
  /** What goes with the files: the cards in the message, and the whole as a PDF. */
  includes: { cards: boolean; pdf: boolean }
  /** The same for each try, so that the other side can recognize a repetition. */
  id: string
  /** An earlier try may have arrived. */
  isRepeat: boolean
  /** The language of those who get it. */
  locale: string
  /** Where a recipient without an account leaves; null when all have one. */
  leaveUrl: string | null
  signal: AbortSignal
}

/** What a message that shows content and carries files is made of: those parts and files that are wanted. */
export function wantedOf({ content, includes, locale }: Pick<Outgoing, 'content' | 'includes' | 'locale'>): {
  content: DeliveryContent
  files: AttachedFile[]
} {
  // A reader may have chosen another language meanwhile.
  const [other] = content.pdfs.values()
  const pdf = includes.pdf ? (content.pdfs.get(locale) ?? other) : undefined
  return {
    content: includes.cards ? content : { ...content, parts: [] },
    files: pdf === undefined ? content.files : [...content.files, pdf],
  }
}

export interface Receipt {
  /** Of what was sent. */
  bytes: number
  /** Recipients that the other side refused, with its words, while it took others; for good, or another try could help. */
  refused: { recipient: string; why: Cause; isPermanent: boolean }[]
}

/** The other side did not take it. */
export class NotDelivered extends Error {
  readonly why: Cause
  /** Whether another try would end the same way. */
  readonly isPermanent: boolean
  /** It may have been taken all the same, or some of it was: another try is marked as a repetition. */
  readonly mayHaveArrived: boolean

  constructor(why: Cause, options: { isPermanent: boolean; mayHaveArrived?: boolean; cause?: unknown }) {
    super(causesInEnglish([why]), { cause: options.cause })
    this.why = why
    this.isPermanent = options.isPermanent
    this.mayHaveArrived = options.mayHaveArrived === true
  }
}

/** A way to send content. @throws {NotDelivered} when nothing was taken. */
export type Deliver = (outgoing: Outgoing) => Promise<Receipt>
