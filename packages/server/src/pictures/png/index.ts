/** Scenes as bitmaps. */
import { Readable } from 'node:stream'
import type { Node, Scene } from '@querent/viz'
import { LIGHT } from '@querent/viz/color/index.ts'
import { toSvg } from '@querent/viz/scene/index.ts'
import type { Bitmap } from '../types.ts'
import { encodePng } from './encode.ts'
import { encodeIndexed } from './indexed.ts'
import { inSight, paintable } from './paintable.ts'
import { paint } from './paint.ts'

export { PainterBroke, painterCode } from './paint.ts'

export const SCALE = 2
/** Of a bitmap as browsers and mail programs hold it, which is four bytes each. */
const MOST_PIXELS = 16_000_000
/** What is painted in one go: a strip costs the reading of its SVG. */
const SMALL_PIXELS = 1_000_000
/** Of a strip of a larger one: its memory is needed at once, beside what is packed by then. */
const STRIP_PIXELS = 250_000

interface Strips {
  nodes: readonly Node[]
  /** Pixels of the bitmap for one of the page. */
  scale: number
  width: number
  height: number
}

/** The scene on the light ground. Larger ones than memory is for are made coarser. @param scale Pixels for one of the page. */
export async function toPng(scene: Scene, scale = SCALE): Promise<Bitmap> {
  const { width, height, summary } = scene
  const shown = Math.min(scale, Math.sqrt(MOST_PIXELS / (width * height)))
  const size = { width: pixelsOf(width, shown), height: pixelsOf(height, shown) }
  const bytes = await pngOf({ nodes: scene.nodes.flatMap(paintable), scale: shown, ...size })
  return { bytes, width, height, summary }
}

const pixelsOf = (length: number, scale: number): number => Math.max(1, Math.round(length * scale))

async function pngOf(picture: Strips): Promise<Uint8Array> {
  const { width, height } = picture
  if (width * height > SMALL_PIXELS) return encodePng(picture, stripsOf(picture))
  const { bytes } = await paint(stripSvg(picture.nodes, { ...picture, top: 0 }))
  return encodeIndexed(picture, bytes) ?? encodePng(picture, Readable.from([bytes]))
}

/** Pixels from top to bottom, painted strip by strip. */
async function* stripsOf({ nodes, scale, width, height }: Strips): AsyncGenerator<Uint8Array> {
  const most = Math.max(1, Math.floor(STRIP_PIXELS / width))
  for (let top = 0; top < height; top += most) {
    const high = Math.min(most, height - top)
    const { bytes } = await paint(stripSvg(nodes, { scale, top, width, height: high }))
    yield bytes
  }
}

interface Strip {
  scale: number
  /** In pixels of the bitmap. */
  top: number
  width: number
  height: number
}

function stripSvg(nodes: readonly Node[], { scale, top, width, height }: Strip): string {
  const seen = { left: 0, top: top / scale, right: width / scale, bottom: (top + height) / scale }
  return toSvg(
    { width, height, nodes: inSight(nodes, seen), hits: [], legend: [], summary: '' },
    { background: LIGHT.surface, view: { x: 0, y: seen.top, width: seen.right, height: seen.bottom - seen.top } },
  )
}
