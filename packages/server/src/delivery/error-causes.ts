/** What a network or a certificate is at fault for, by the codes of Node, OpenSSL and the mail library. */
import { messageOf } from '../observe/message-of.ts'
import { cause, causeOfText, isForeign, type Cause, type CauseCode } from './causes.ts'

const BY_CODE: ReadonlyMap<string, CauseCode> = new Map([
  ['ECONNREFUSED', 'network-refused'],
  ['ECONNRESET', 'network-broken'],
  ['ECONNABORTED', 'network-broken'],
  ['ECONNECTION', 'network-broken'],
  ['EPIPE', 'network-broken'],
  ['ETIMEDOUT', 'network-timeout'],
  ['EHOSTDOWN', 'network-unreachable'],
  ['EHOSTUNREACH', 'network-unreachable'],
  ['ENETDOWN', 'network-unreachable'],
  ['ENETUNREACH', 'network-unreachable'],
  ['EADDRNOTAVAIL', 'network-unreachable'],
  ['ENOTFOUND', 'name-unknown'],
  ['EAI_AGAIN', 'name-not-now'],
  ['CERT_HAS_EXPIRED', 'certificate-expired'],
  ['CERT_NOT_YET_VALID', 'certificate-early'],
  ['CERT_REVOKED', 'certificate-revoked'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate-name'],
  ['HOSTNAME_MISMATCH', 'certificate-name'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate-untrusted'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'certificate-untrusted'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'certificate-untrusted'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'certificate-untrusted'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate-untrusted'],
  ['CERT_UNTRUSTED', 'certificate-untrusted'],
  ['INVALID_CA', 'certificate-untrusted'],
  ['EPROTO', 'tls-failed'],
])
const TLS = /^ERR_(?:SSL|OSSL|TLS)_/
/** The mail library has a code of its own for all of these, and the one of Node in its words. */
const IN_WORDS = /\b(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)\b/

/** A code with the words of the error, which administrators look up. What has none of these is as it came. */
export function causeOfError(error: unknown): Cause {
  const text = messageOf(error)
  const said = causeOfText(text)
  // An answer of the other side, or a sentence of ours, says it better.
  if (!isForeign(said) || Object(error).responseCode !== undefined) return said
  const code = codesOf(error, text).flatMap(
    (one) => BY_CODE.get(one) ?? (TLS.test(one) ? ('tls-failed' as const) : []),
  )[0]
  return code === undefined ? said : cause(code, { detail: text })
}

/** The most exact one first. */
function codesOf(error: unknown, text: string): string[] {
  const { code, originalCode, cause: earlier } = Object(error)
  return [originalCode, IN_WORDS.exec(text)?.[0], code, Object(earlier).code].filter((one) => typeof one === 'string')
}
