/**
 * Looks at the answers of a directory before the LDAP library reads them (RFC 4511, in the encoding of X.690). The
 * library follows the lengths inside a message without comparing them with the length around them: in one that lies, it
 * collects for ever.
 */

const CONSTRUCTED = 0x20
const [OCTETS, SEQUENCE, SET] = [0x04, 0x30, 0x31]
const [ENTRY, REFERENCE, CONTROLS] = [0x64, 0x73, 0xa0]
/** Of a length that is written with bytes of its own: four are 4 GB. */
const MOST_LENGTH_BYTES = 4
/** An entry has five levels. */
const DEEPEST = 12

/** Bytes from one place to another. */
interface Element {
  tag: number
  from: number
  to: number
}

/**
 * @returns what takes the bytes as they come, in pieces of any size, and throws at the first message whose parts do not
 * fill what they lie in, or are not those that the library expects there.
 */
export function answerShapes(): (piece: Uint8Array) => void {
  let open: Uint8Array = new Uint8Array(0)
  return (piece) => {
    const bytes = open.length === 0 ? piece : Buffer.concat([open, piece])
    let from = 0
    for (;;) {
      const message = elementAt(bytes, from, Infinity)
      if (message === null || message.to > bytes.length) break
      checkMessage(bytes, message)
      from = message.to
    }
    open = bytes.subarray(from)
  }
}

function checkMessage(bytes: Uint8Array, message: Element): void {
  if (message.tag !== SEQUENCE) throw misshapen()
  for (const part of partsOf(bytes, message)) {
    if (part.tag === ENTRY) checkEntry(bytes, part)
    else if (part.tag === REFERENCE) all(partsOf(bytes, part), OCTETS)
    else if (part.tag === CONTROLS) all(partsOf(bytes, part), SEQUENCE)
    checkWithin(bytes, part, 1)
  }
}

/** The name, and a sequence of attributes, each with a name and a set of values. */
function checkEntry(bytes: Uint8Array, entry: Element): void {
  const [name, attributes] = partsOf(bytes, entry)
  if (name?.tag !== OCTETS || attributes?.tag !== SEQUENCE) throw misshapen()
  for (const attribute of partsOf(bytes, attributes)) {
    const [type, values] = partsOf(bytes, attribute)
    if (attribute.tag !== SEQUENCE || type?.tag !== OCTETS || values?.tag !== SET) throw misshapen()
    all(partsOf(bytes, values), OCTETS)
  }
}

function checkWithin(bytes: Uint8Array, element: Element, depth: number): void {
  if ((element.tag & CONSTRUCTED) === 0) return
  if (depth > DEEPEST) throw misshapen()
  for (const part of partsOf(bytes, element)) checkWithin(bytes, part, depth + 1)
}

function all(parts: readonly Element[], tag: number): void {
  if (parts.some((part) => part.tag !== tag)) throw misshapen()
}

function partsOf(bytes: Uint8Array, { from, to }: Element): Element[] {
  const parts: Element[] = []
  for (let at = from; at < to;) {
    const part = elementAt(bytes, at, to)
    if (part === null || part.to > to) throw misshapen()
    parts.push(part)
    at = part.to
  }
  return parts
}

/** @returns null where the tag or its length is not there yet. */
function elementAt(bytes: Uint8Array, at: number, end: number): Element | null {
  const last = Math.min(end, bytes.length)
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (at + 2 > last || tag === undefined || first === undefined) return null
  if (first < 0x80) return { tag, from: at + 2, to: at + 2 + first }
  const count = first - 0x80
  if (count === 0 || count > MOST_LENGTH_BYTES) throw misshapen()
  const from = at + 2 + count
  if (from > last) return null
  const length = bytes.subarray(at + 2, from).reduce((sum, byte) => sum * 256 + byte, 0)
  return { tag, from, to: from + length }
}

const misshapen = () => new Error('a message whose parts do not fit')
