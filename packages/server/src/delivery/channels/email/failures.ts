/** What went wrong with a mail server, as far as somebody can mend it. */
import { NotDelivered } from '../outgoing.ts'
import { cause, causesInEnglish, type Cause } from '../../causes.ts'
import { causeOfError } from '../../error-causes.ts'

/** `sign-in` and `protection` are a matter of the settings, `connection` is one of the network. */
type MailFault = 'sign-in' | 'protection' | 'connection' | 'other'

/** The server wants a sign-in, another one, or another way to sign in. */
const SIGN_IN_CODES: ReadonlySet<number> = new Set([530, 534, 535, 538])
/** How servers say that they take a sign-in or a mail by a protected connection only. */
const WANTS_PROTECTION = /STARTTLS|encrypt/i
const CERTIFICATE =
  /^(?:ERR_TLS|ERR_SSL|ERR_OSSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH|INVALID_CA)/
const CONNECTION: ReadonlySet<string> = new Set(['EDNS', 'ETIMEDOUT'])

const CODES = {
  'sign-in': 'mail-sign-in',
  protection: 'mail-protection',
  connection: 'mail-connection',
} as const

/** The first server was silent, and the second one did not take it either. */
export class BothFailed extends Error {
  readonly first: unknown
  readonly second: unknown

  constructor(first: unknown, second: unknown) {
    super(causesInEnglish([causeOfBoth(first, second)]), { cause: second })
    this.first = first
    this.second = second
  }
}

export function mailFault(error: unknown): MailFault {
  const { code, originalCode, syscall, response, responseCode } = Object(error)
  if (SIGN_IN_CODES.has(responseCode) && WANTS_PROTECTION.test(String(response))) return 'protection'
  if (code === 'EAUTH' || SIGN_IN_CODES.has(responseCode)) return 'sign-in'
  if (code === 'ETLS' || CERTIFICATE.test(String(originalCode ?? code))) return 'protection'
  return syscall === 'connect' || CONNECTION.has(String(code)) ? 'connection' : 'other'
}

/** What to look at. */
function mailFaultCause(error: unknown): Cause {
  if (error instanceof BothFailed) return causeOfBoth(error.first, error.second)
  const [fault, why] = [mailFault(error), causeOfError(error)]
  return fault === 'other' ? why : cause(CODES[fault], { reason: [why] })
}

function causeOfBoth(first: unknown, second: unknown): Cause {
  return cause('mail-both', { first: [mailFaultCause(first)], second: [mailFaultCause(second)] })
}

/** The error in a sentence that says what to look at. */
export function mailFaultText(error: unknown): string {
  return causesInEnglish([mailFaultCause(error)])
}

interface Sending {
  /** The text of the mail began to go out: nothing can have arrived before. */
  hasBegun: boolean
}

/**
 * What a mail server answers from 500 on it answers again, unless an administrator mends the sign-in or the protection; 4xx,
 * and a network that fails, may pass.
 */
export function failureOf(error: unknown, { hasBegun }: Sending): NotDelivered {
  if (error instanceof BothFailed) {
    const { mayHaveArrived } = failureOf(error.second, { hasBegun })
    // What the second server refuses for good, the first one may take when it is there again.
    return new NotDelivered(mailFaultCause(error), { isPermanent: false, mayHaveArrived, cause: error })
  }
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const fault = mailFault(error)
  const isPermanent = code >= 500 && fault !== 'sign-in' && fault !== 'protection'
  return new NotDelivered(mailFaultCause(error), { isPermanent, mayHaveArrived: code === 0 && hasBegun, cause: error })
}
