/** A scene as SVG text. Every text is escaped here, and nowhere else. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { px } from './path.ts'
import type { Node, Rect, Scene, TextNode } from './scene.ts'

const FONT = "'Inter Variable', Inter, system-ui, sans-serif"

export interface SvgOptions {
  /** Behind the picture, for files; none when left out. */
  background?: string
  /** Room around the picture, for files; none when left out. */
  margin?: number
  /** The part of the nodes that fills the picture, at another scale perhaps; the picture's own size when left out. */
  view?: Rect
  /** Distinguishes the ids of two pictures on one page. */
  id?: string
}

/** The whole `<svg>` element. The same scene gives the same bytes everywhere. */
export function toSvg(scene: Scene, options: SvgOptions = {}): string {
  const clips: string[] = []
  const body = scene.nodes.map((node) => nodeText(node, clips, options.id ?? 'q')).join('')
  const margin = options.margin ?? 0
  const size = { width: scene.width + 2 * margin, height: scene.height + 2 * margin }
  const view = options.view ?? { x: -margin, y: -margin, ...size }
  // A part is exact, so that parts fit together.
  const exact = options.view === undefined ? px : String
  const start = view.x === 0 && view.y === 0 ? '' : ` x="${exact(view.x)}" y="${exact(view.y)}"`
  const extent = `width="${exact(view.width)}" height="${exact(view.height)}"`
  const background = options.background ? `<rect${start} ${extent} fill="${escape(options.background)}"/>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px(size.width)}" height="${px(size.height)}" ` +
    `viewBox="${[view.x, view.y, view.width, view.height].map(exact).join(' ')}" ` +
    `${options.view === undefined ? '' : 'preserveAspectRatio="none" '}direction="ltr" font-family="${FONT}" role="img" ` +
    `aria-label="${escape(scene.summary)}">${clips.length > 0 ? `<defs>${clips.join('')}</defs>` : ''}${background}${body}</svg>`
  )
}

function nodeText(node: Node, clips: string[], id: string): string {
  switch (node.kind) {
    case 'rect':
      return `<rect${box(node)}${attribute('rx', node.radius)} fill="${escape(node.fill)}"${attribute('opacity', node.opacity)}/>`
    case 'circle':
      return (
        `<circle cx="${px(node.x)}" cy="${px(node.y)}" r="${px(node.radius)}" fill="${escape(node.fill)}"` +
        `${attribute('fill-opacity', node.opacity)}${attribute('stroke', node.stroke)}${attribute('stroke-width', node.width)}/>`
      )
    case 'line':
      return (
        `<line x1="${px(node.from.x)}" y1="${px(node.from.y)}" x2="${px(node.to.x)}" y2="${px(node.to.y)}" ` +
        `stroke="${escape(node.stroke)}"${attribute('stroke-width', node.width)}${attribute('stroke-dasharray', node.dash)}/>`
      )
    case 'path':
      return (
        `<path d="${escape(node.d)}" fill="${escape(node.fill ?? 'none')}"${attribute('fill-opacity', node.opacity)}` +
        `${attribute('stroke', node.stroke)}${attribute('stroke-width', node.width)}${attribute('stroke-dasharray', node.dash)}` +
        `${node.stroke ? ' stroke-linejoin="round" stroke-linecap="round"' : ''}/>`
      )
    case 'text':
      return textText(node)
    case 'group': {
      const clip = node.clip ? ` clip-path="url(#${addClip(node.clip, clips, id)})"` : ''
      const inner = node.nodes.map((child) => nodeText(child, clips, id)).join('')
      const moved = node.at ? ` transform="translate(${px(node.at.x)} ${px(node.at.y)})"` : ''
      return `<g${moved}${clip}${attribute('opacity', node.opacity)}>${inner}</g>`
    }
  }
}

function textText(node: TextNode): string {
  const turned = node.rotate ? ` transform="rotate(${px(node.rotate)} ${px(node.x)} ${px(node.y)})"` : ''
  const halo = node.halo
    ? ` stroke="${escape(node.halo)}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"`
    : ''
  const anchor = node.anchor && node.anchor !== 'start' ? ` text-anchor="${node.anchor}"` : ''
  return (
    `<text x="${px(node.x)}" y="${px(node.y)}" font-size="${px(node.size)}"${attribute('font-weight', node.weight)}` +
    `${node.isSlanted ? ' font-style="italic"' : ''}${anchor} fill="${escape(node.fill)}"${halo}${turned}>${escape(node.text)}</text>`
  )
}

function addClip(clip: Rect, clips: string[], id: string): string {
  // Named by what it holds: of two pictures on a page that are not told apart, each still finds its own.
  const name = `${id}-clip-${[clip.x, clip.y, clip.width, clip.height].map(px).join('-')}`
  const isKnown = clips.some((other) => other.includes(`id="${escape(name)}"`))
  if (!isKnown) clips.push(`<clipPath id="${escape(name)}"><rect${box(clip)}/></clipPath>`)
  return escape(name)
}

function box({ x, y, width, height }: Rect): string {
  return ` x="${px(x)}" y="${px(y)}" width="${px(Math.max(0, width))}" height="${px(Math.max(0, height))}"`
}

function attribute(name: string, value: string | number | undefined): string {
  if (value === undefined) return ''
  return ` ${name}="${typeof value === 'number' ? px(value) : escape(value)}"`
}

const ESCAPES: Readonly<Record<string, string>> = lookup({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})

/** Also leaves out what XML cannot hold: control characters and halves of pairs. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (letter) => (letter === '\n' || letter === '\t' ? ' ' : ''))
    .replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
}
