/** The pixels of a PNG with eight bits a channel and no interlacing, as the server's pictures are. */
import assert from 'node:assert/strict'
import { inflateSync } from 'node:zlib'

export interface Pixels {
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel, row after row. */
  rgba: Uint8Array
}

const SIGNATURE = 0x89504e47
const PALETTE = 3
/** Bytes of a pixel by the color type of the header. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, [PALETTE]: 1, 6: 4 }

export function readPng(png: Uint8Array): Pixels {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  assert.equal(view.getUint32(0), SIGNATURE, 'not a PNG')
  const [width, height, depth, color, interlace] = [view.getUint32(16), view.getUint32(20), png[24], png[25], png[28]]
  const channels = CHANNELS[color ?? 0]
  assert.ok(depth === 8 && interlace === 0 && channels !== undefined, 'a PNG of another kind')
  const packed: Uint8Array[] = []
  let palette = new Uint8Array()
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12) {
    const name = String.fromCodePoint(...png.subarray(at + 4, at + 8))
    const data = png.slice(at + 8, at + 8 + view.getUint32(at))
    if (name === 'IDAT') packed.push(data)
    if (name === 'PLTE') palette = data
  }
  const rows = unfilter(inflateSync(Buffer.concat(packed)), { stride: width * channels, height, channels })
  if (channels === 4) return { width, height, rgba: rows }
  const rgba = new Uint8Array(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [bytes, at] = color === PALETTE ? [palette, (rows[pixel] ?? 0) * 3] : [rows, pixel * 3]
    rgba.set(bytes.subarray(at, at + 3), pixel * 4)
  }
  return { width, height, rgba }
}

interface Layout {
  stride: number
  height: number
  channels: number
}

/** Each row begins with how its bytes were written: as the difference from those before, above, both or the nearest of three. */
function unfilter(bytes: Uint8Array, { stride, height, channels }: Layout): Uint8Array {
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row += 1) {
    const filter = bytes[row * (stride + 1)]
    for (let at = 0; at < stride; at += 1) {
      const to = row * stride + at
      const before = at < channels ? 0 : (rows[to - channels] ?? 0)
      const above = row === 0 ? 0 : (rows[to - stride] ?? 0)
      const both = at < channels || row === 0 ? 0 : (rows[to - stride - channels] ?? 0)
      const guess = [0, before, above, (before + above) >> 1, nearest(before, above, both)][filter ?? 0] ?? 0
      rows[to] = (bytes[row * (stride + 1) + 1 + at] ?? 0) + guess
    }
  }
  return rows
}

function nearest(before: number, above: number, both: number): number {
  const sum = before + above - both
  const [toBefore, toAbove, toBoth] = [Math.abs(sum - before), Math.abs(sum - above), Math.abs(sum - both)]
  if (toBefore <= toAbove && toBefore <= toBoth) return before
  return toAbove <= toBoth ? above : both
}

/** The share of pixels of which a channel differs by more than `tolerance`; all of them when the sizes differ. */
export function differingShare(one: Pixels, other: Pixels, tolerance: number): number {
  if (one.width !== other.width || one.height !== other.height) return 1
  let count = 0
  for (let at = 0; at < one.rgba.length; at += 4) {
    const isSame = [0, 1, 2, 3].every(
      (channel) => Math.abs((one.rgba[at + channel] ?? 0) - (other.rgba[at + channel] ?? 0)) <= tolerance,
    )
    if (!isSame) count += 1
  }
  return count / (one.rgba.length / 4)
}

/** As in a picture of half the size. */
export function halved({ width, height, rgba }: Pixels): Pixels {
  const half = { width: width / 2, height: Math.floor(height / 2) }
  const mixed = new Uint8Array(half.width * half.height * 4)
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width * 4; x += 1) {
      const at = y * 2 * width * 4 + (x >> 2) * 8 + (x & 3)
      const four = [at, at + 4, at + width * 4, at + width * 4 + 4].map((place) => rgba[place] ?? 0)
      mixed[y * half.width * 4 + x] = Math.round(four.reduce((sum, value) => sum + value, 0) / 4)
    }
  }
  return { ...half, rgba: mixed }
}
