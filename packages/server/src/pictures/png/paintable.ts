/** Nodes as the painter takes them. */
import type { Node } from '@querent/viz'
import { LIGHT } from '@querent/viz/color/index.ts'
import { px, roundedBar, type TextNode } from '@querent/viz/scene/index.ts'
import { literal } from '../draw/literal.ts'
import { outlined, widthOf } from '../outlines.ts'
import {
  boundsOf,
  boundsOfAll,
  boundsOfRect,
  boundsOfText,
  isWithin,
  meet,
  moved,
  noteBounds,
  type Bounds,
} from './bounds.ts'

/**
 * The same node with colors that the painter knows, with texts whose places are known, and without what asks for a layer in vain: layers
 * are for opacity and clips, and each costs as much as all the rest of a chart.
 */
export function paintable(node: Node): Node[] {
  if (node.kind === 'group') {
    const { clip, ...rest } = node
    const nodes = node.nodes.flatMap(paintable)
    if (nodes.length === 0) return []
    const cuts = clip !== undefined && !isWithin(boundsOfAll(nodes), boundsOfRect(clip))
    return [{ ...rest, ...(cuts && { clip }), nodes }]
  }
  const colored = withLiterals(node)
  if (colored.kind === 'text') return placed(colored)
  if (colored.kind !== 'rect' || colored.opacity === undefined) return [colored]
  const { fill, opacity } = colored
  return [{ kind: 'path', d: roundedBar(colored, 0, 'top'), fill, opacity }]
}

/** Outlines are made for what is seen at once: those of all texts of a large picture are a hundred megabytes. */
function placed(text: TextNode): Node[] {
  noteBounds(text, boundsOfText(text, widthOf(text)))
  return [text]
}

/**
 * What is seen of paintable nodes in a window, with texts as outlines. The painter breaks over a layer that is outside its picture, so each has
 * an invisible corner in it.
 */
export function inSight(nodes: readonly Node[], window: Bounds): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!meet(boundsOf(node), window)) return []
    if (node.kind === 'text') return outlined(node)
    if (node.kind !== 'group') return [node]
    const { at = { x: 0, y: 0 }, clip, opacity } = node
    const own = moved(window, -at.x, -at.y)
    const inner = inSight(node.nodes, own)
    const isLayer = clip !== undefined || opacity !== undefined
    return [{ ...node, nodes: isLayer ? [cornerAt(own), ...inner] : inner }]
  })
}

/** Nothing that is seen. */
function cornerAt({ left, top }: Bounds): Node {
  return { kind: 'path', d: `M${px(left)},${px(top)}h1v1h-1Z`, fill: LIGHT.surface, opacity: 0 }
}

function withLiterals<Painted extends Exclude<Node, { kind: 'group' }>>(node: Painted): Painted {
  const copy = { ...node }
  if ('fill' in copy && copy.fill !== undefined) copy.fill = copy.fill === 'none' ? 'none' : literal(copy.fill)
  if ('stroke' in copy && copy.stroke !== undefined) copy.stroke = literal(copy.stroke)
  if ('halo' in copy && copy.halo !== undefined) copy.halo = literal(copy.halo)
  return copy
}
