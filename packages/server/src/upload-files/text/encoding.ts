/** Finds the encoding of a text file (contract: uploads, section 3). */
import { isAscii, isUtf8 } from 'node:buffer'
import { UploadFileError } from '../upload-file-error.ts'
import { readBytes } from './bytes.ts'
import { isUtf32 } from './utf32.ts'
import { endOfSigns } from './utf8.ts'

const SAMPLE = 65_536
const PIECE = 1 << 20
/** The longest first. */
const MARKS: readonly [string, number[]][] = [
  ['UTF-32LE', [0xff, 0xfe, 0, 0]],
  ['UTF-32BE', [0, 0, 0xfe, 0xff]],
  ['UTF-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16LE', [0xff, 0xfe]],
  ['UTF-16BE', [0xfe, 0xff]],
]
/** Share of control characters beyond which a file is not text. */
const MOST_CONTROLS = 0.02
/** Correct signs of UTF-8 for each wrong one, from which on the file is taken for UTF-8 with faults. */
const GOOD_SIGNS = 10

/** @throws {UploadFileError} 415 for what is not text. */
export function findEncoding(path: string): string {
  const sample = Uint8Array.from([...readBytes(path, SAMPLE, SAMPLE)].at(0) ?? [])
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => sample[index] === byte))
  if (marked) return marked[0]
  const found = sample.includes(0) ? wideEncoding(sample) : isBinary(sample) ? undefined : byteEncoding(path)
  if (found === undefined) throw new UploadFileError('Unsupported File Type', 415)
  return found
}

function isBinary(sample: Uint8Array): boolean {
  let controls = 0
  for (const byte of sample) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127) controls += 1
  return controls > sample.length * MOST_CONTROLS
}

/** An encoding with several bytes for each sign; undefined for what is none. */
function wideEncoding(sample: Uint8Array): string | undefined {
  if (isUtf32(sample, 'UTF-32LE')) return 'UTF-32LE'
  if (isUtf32(sample, 'UTF-32BE')) return 'UTF-32BE'
  let [little, big] = [0, 0]
  for (let at = 0; at + 1 < sample.length; at += 2) {
    const [first = 0, second = 0] = [sample[at], sample[at + 1]]
    if (second === 0 && isTextByte(first)) little += 1
    if (first === 0 && isTextByte(second)) big += 1
  }
  if (little === big) return undefined
  const encoding = little > big ? 'UTF-16LE' : 'UTF-16BE'
  return isUtf16(sample, encoding) ? encoding : undefined
}

function isTextByte(byte: number): boolean {
  return byte === 9 || byte === 10 || byte === 13 || (byte >= 32 && byte < 127)
}

function isUtf16(sample: Uint8Array, encoding: string): boolean {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(sample.subarray(0, sample.length & ~1), {
      stream: true,
    })
    // eslint-disable-next-line no-control-regex
    return !/[\0-\x08\x0e-\x1a]/.test(text)
  } catch {
    return false
  }
}

/** UTF-8 unless more of the whole file speaks against it than for it. */
function byteEncoding(path: string): string {
  let [good, wrong] = [0, 0]
  let rest = new Uint8Array()
  for (const piece of readBytes(path, PIECE)) {
    const all = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    const end = endOfSigns(all)
    const whole = all.subarray(0, end)
    rest = Uint8Array.from(all.subarray(end))
    if (isAscii(whole)) continue
    if (isUtf8(whole)) good += 1
    else {
      const counts = countSigns(whole)
      good += counts.good
      wrong += counts.wrong
    }
  }
  return wrong > 0 && wrong * GOOD_SIGNS > good ? 'Windows-1252' : 'UTF-8'
}

function countSigns(bytes: Uint8Array): { good: number; wrong: number } {
  const [all, wrong] = [/[^\0-\x7f]/g, /\ufffd/g].map(
    (form) => new TextDecoder().decode(bytes).match(form)?.length ?? 0,
  )
  return { good: (all ?? 0) - (wrong ?? 0), wrong: wrong ?? 0 }
}
