/** Scenes as bitmaps, by resvg. */
import { LIGHT, toSvg, type Node, type Point, type Scene } from '@querent/viz'
import { px, roundedBar } from '@querent/viz/scene/index.ts'
import { Resvg } from '@resvg/resvg-js'
import { literal } from './draw/literal.ts'
import { outlined } from './outlines.ts'
import type { Bitmap } from './types.ts'

const SCALE = 2
/** Four bytes each, and twice while they are written. */
const MOST_PIXELS = 16_000_000
/** The scene on the light ground. Larger ones than memory is for are made coarser. @param scale Pixels for one of the page. */
export function toPng(scene: Scene, scale = SCALE): Bitmap {
  const svg = toSvg(
    { ...scene, nodes: scene.nodes.flatMap((node) => paintable(node, { x: 0, y: 0 })) },
    { background: LIGHT.surface },
  )
  const most = Math.sqrt(MOST_PIXELS / (scene.width * scene.height))
  const picture = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: Math.min(scale, most) },
    // Texts are outlines by now.
    font: { loadSystemFonts: false },
  })
  // A copy, since native memory cannot be moved to another thread.
  const bytes = new Uint8Array(picture.render().asPng())
  return { bytes, width: scene.width, height: scene.height, summary: scene.summary }
}

/**
 * The same node as resvg can paint it: with colors that it knows, and texts as outlines. It ends the process over a layer that is far outside the
 * picture, and paints layers for opacity and clips: rectangles get along without, and groups keep a corner in sight.
 * @param origin Of the picture, as the node sees it.
 */
function paintable(node: Node, origin: Point): Node[] {
  if (node.kind === 'group') {
    const { at = { x: 0, y: 0 }, nodes, clip, opacity } = node
    const own = { x: origin.x - at.x, y: origin.y - at.y }
    const inner = nodes.flatMap((one) => paintable(one, own))
    const isLayer = clip !== undefined || opacity !== undefined
    return [{ ...node, nodes: isLayer ? [cornerAt(own), ...inner] : inner }]
  }
  const colored = withLiterals(node)
  if (colored.kind === 'text') return outlined(colored)
  if (colored.kind !== 'rect' || colored.opacity === undefined) return [colored]
  const { fill, opacity } = colored
  return [{ kind: 'path', d: roundedBar(colored, 0, 'top'), fill, opacity }]
}

/** Nothing that is seen. */
function cornerAt({ x, y }: Point): Node {
  return { kind: 'path', d: `M${px(x)},${px(y)}h1v1h-1Z`, fill: LIGHT.surface, opacity: 0 }
}

function withLiterals<Painted extends Exclude<Node, { kind: 'group' }>>(node: Painted): Painted {
  const copy = { ...node }
  if ('fill' in copy && copy.fill !== undefined) copy.fill = copy.fill === 'none' ? 'none' : literal(copy.fill)
  if ('stroke' in copy && copy.stroke !== undefined) copy.stroke = literal(copy.stroke)
  if ('halo' in copy && copy.halo !== undefined) copy.halo = literal(copy.halo)
  return copy
}
