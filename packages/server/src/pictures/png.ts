/** Scenes as bitmaps, by resvg. */
import { LIGHT, toSvg, type Node, type Scene } from '@querent/viz'
import { Resvg } from '@resvg/resvg-js'
import { literal } from './draw/literal.ts'
import { FONTS } from './fonts.ts'
import { isCovered } from './letters.ts'
import type { Bitmap } from './types.ts'

const SCALE = 2
/** Four bytes each, and twice while they are written. */
const MOST_PIXELS = 32_000_000
const UPRIGHT = [FONTS.regular, FONTS.semibold]

/** The scene on the light ground. Larger ones than memory is for are made coarser. @param scale Pixels for one of the page. */
export function toPng(scene: Scene, scale = SCALE): Bitmap {
  const svg = toSvg({ ...scene, nodes: scene.nodes.map(withLiterals) }, { background: LIGHT.surface })
  const most = Math.sqrt(MOST_PIXELS / (scene.width * scene.height))
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: Math.min(scale, most) },
    font: {
      fontFiles: svg.includes(' font-style=') ? [...UPRIGHT, FONTS.italic] : UPRIGHT,
      // Letters of other scripts are drawn with what the machine has; without them pictures are alike everywhere.
      loadSystemFonts: !isCovered(svg),
      defaultFontFamily: 'Inter',
    },
  })
  // A copy, since native memory cannot be moved to another thread.
  const bytes = new Uint8Array(picture.render().asPng())
  return { bytes, width: scene.width, height: scene.height, summary: scene.summary }
}

/** The same node with colors that every reader of SVG knows. */
function withLiterals(node: Node): Node {
  if (node.kind === 'group') return { ...node, nodes: node.nodes.map(withLiterals) }
  const copy = { ...node }
  if ('fill' in copy && copy.fill !== undefined) copy.fill = copy.fill === 'none' ? 'none' : literal(copy.fill)
  if ('stroke' in copy && copy.stroke !== undefined) copy.stroke = literal(copy.stroke)
  if ('halo' in copy && copy.halo !== undefined) copy.halo = literal(copy.halo)
  return copy
}
