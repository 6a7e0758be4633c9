/** Steps, each with its share of the first: side by side with slopes between, or as bars below each other. */
import { inkOf, type Ink } from '../../color/index.ts'
import { columnNamed, type Column, type Data } from '../../data/index.ts'
import type { Format } from '../../format/index.ts'
import { polyline, roundedBar, type Hit, type Node, type Rect, type Scene, type Size } from '../../scene/index.ts'
import { fitTexts, textWidth } from '../../text/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { emptyScene, hitOf, lineOfText, percentText, totalsBy, type Total } from '../shared/index.ts'
import type { FunnelSettings } from './settings.ts'

const PADDING = 8
const SMALL = 12
const LARGE = 16
const LEAST_STEP = 88
const LEAST_HEIGHT = 140
const LEAST_ROW = 20
/** Without names. */
const LEAST_BARE_ROW = 7
const MOST_ROW = 44

interface Drawing {
  steps: readonly Total[]
  size: Size
  ink: Ink
  /** Of the first step: 1 is as much. */
  share(step: Total): number
  percent(step: Total): string
  value(step: Total): string
  hit(place: number, shape: Rect): Hit
  more(count: number): string
}

export function funnelScene(input: SceneInput<FunnelSettings>): Scene {
  const { data, settings, size, format, paint } = input
  const dimension = columnNamed(data.columns, settings.dimension)
  const metric = columnNamed(data.columns, settings.metric)
  const steps = dimension && metric ? stepsOf(data, settings, { dimension, metric, format }) : []
  const first = steps[0]
  if (dimension === undefined || metric === undefined || first === undefined) return emptyScene(input)
  const ink = inkOf(paint)
  const { text, compact, title, settings: style } = format.of(metric)
  const whole = Math.max(0, first.value ?? 0)
  const share = (step: Total) => Math.max(0, step.value ?? 0) / (whole || 1)
  // Of nothing there are no shares.
  const percent = (step: Total) => (whole > 0 ? percentText(share(step), 1, style) : '')
  const hit = (place: number, shape: Rect): Hit => {
    const step = steps[place] ?? first
    const before = steps[place - 1]
    const full = step.value === null ? format.words.empty : text(step.value)
    const parts = [full]
    if (place > 0 && whole > 0) parts.push(format.words.ofStep(percent(step), first.label))
    if (before && place > 1 && (before.value ?? 0) > 0) {
      const ofBefore = percentText(Math.max(0, step.value ?? 0) / (before.value ?? 1), 1, style)
      parts.push(format.words.ofStep(ofBefore, before.label))
    }
    return hitOf({
      shape,
      anchor: { x: shape.x + shape.width / 2, y: shape.y },
      group: place,
      rows: step.rows,
      columns: [dimension.index, metric.index],
      values: [step.cell, step.value],
      title: step.label,
      name: title,
      text: parts.join(' · '),
      color: ink.series(0),
    })
  }
  const value = (step: Total) => (step.value === null ? format.words.empty : compact(step.value))
  const drawing = { steps, size, ink, share, percent, value, hit, more: format.words.more }
  const hasRoom = size.width / steps.length >= LEAST_STEP && size.height >= LEAST_HEIGHT
  const { nodes, hits } = settings.type === 'funnel' && hasRoom ? drawSteps(drawing) : drawBars(drawing)
  const last = steps.at(-1) ?? first
  const lastShare = whole > 0 ? ` (${percent(last)})` : ''
  const ends = `${first.label} ${value(first)}, ${last.label} ${value(last)}${lastShare}`
  return { ...size, nodes, hits, legend: [], summary: format.words.valueOf(title, ends) }
}

/** The steps in the order of the settings; of the rows without one. */
function stepsOf(
  data: Data,
  { rows, order }: FunnelSettings,
  { dimension, metric, format }: { dimension: Column; metric: Column; format: Format },
): Total[] {
  const set = new Map(rows.map((row, place) => [row.key, { ...row, place }]))
  const by = columnNamed(data.columns, order)
  const rank = ({ rows: behind, key }: Total) => {
    const known = set.get(key)?.place
    if (known !== undefined || by === undefined) return known ?? rows.length
    return Number(data.rows[behind[0] ?? 0]?.[by.index] ?? 0)
  }
  return totalsBy(data, dimension, metric, format)
    .filter(({ key }) => set.get(key)?.isEnabled !== false)
    .map((step) => ({ ...step, label: set.get(step.key)?.name ?? step.label }))
    .sort((a, b) => rank(a) - rank(b))
}

function drawSteps({ steps, size, ink, share, percent, value, hit }: Drawing): { nodes: Node[]; hits: Hit[] } {
  const nodes: Node[] = []
  const hits: Hit[] = []
  const head = 66
  const plot = { x: PADDING, y: head, width: size.width - 2 * PADDING, height: size.height - head - PADDING }
  const most = Math.max(1, ...steps.map(share))
  const step = plot.width / steps.length
  const band = Math.min(step * 0.5, 96)
  const color = ink.series(0)
  const top = (place: number) => {
    const at = steps[place]
    return plot.y + plot.height * (1 - (at ? share(at) : 0) / most)
  }
  const bottom = plot.y + plot.height
  for (const [i, at] of steps.entries()) {
    const x = plot.x + step * i
    const room = step - 10
    const y = Math.min(top(i), bottom - 1)
    if (i < steps.length - 1) {
      const next = x + step
      const edge = [
        { x: x + band, y },
        { x: next, y: Math.min(top(i + 1), bottom - 1) },
        { x: next, y: bottom },
        { x: x + band, y: bottom },
      ]
      nodes.push({ kind: 'path', d: `${polyline(edge)}Z`, fill: color, opacity: 0.12 })
    }
    const bar = { x, y, width: band, height: bottom - y }
    nodes.push(
      { kind: 'path', d: roundedBar(bar, 3, 'top'), fill: color },
      lineOfText({ x, y: 18, text: at.label, size: SMALL, fill: ink.text2, room }),
      lineOfText({ x, y: 38, text: percent(at) || value(at), size: LARGE, weight: 600, fill: ink.text, room }),
    )
    if (percent(at) !== '') {
      nodes.push(lineOfText({ x, y: 55, text: value(at), size: SMALL, fill: ink.text3, room }))
    }
    hits.push(hit(i, { x, y: 0, width: step, height: size.height }))
  }
  return { nodes, hits }
}

function drawBars({ steps, size, ink, share, percent, value, hit, more }: Drawing): { nodes: Node[]; hits: Hit[] } {
  const nodes: Node[] = []
  const hits: Hit[] = []
  const { width, height } = size
  const most = Math.max(1, ...steps.map(share))
  const hasNames = width >= 180
  const least = hasNames ? LEAST_ROW : LEAST_BARE_ROW
  const lines = Math.max(1, Math.floor((height - 2 * PADDING) / least))
  const count = steps.length > lines ? Math.max(1, lines - 1) : steps.length
  const shown = steps.slice(0, count)
  const rowCount = count < steps.length ? count + 1 : count
  const row = Math.min(MOST_ROW, (height - 2 * PADDING) / rowCount)
  const top = (height - row * rowCount) / 2
  const widest = Math.max(...shown.map(({ label }) => textWidth(label, SMALL)))
  const names = hasNames ? Math.min(widest + 12, width * 0.34) : 0
  const labels = fitTexts(
    shown.map(({ label }) => label),
    () => names - 10,
    SMALL,
  )
  const told = shown.map((step) => {
    const texts = [value(step), percent(step)].filter((text) => text !== '')
    return width >= 280 ? texts.join(' · ') : (texts.at(-1) ?? '')
  })
  const ends = width >= 120 ? Math.max(...told.map((text) => textWidth(text, SMALL))) + 10 : 0
  const plot = { x: PADDING + names, width: Math.max(8, width - 2 * PADDING - names - ends) }
  const color = ink.series(0)
  for (const [i, step] of shown.entries()) {
    const y = top + row * i
    const thick = Math.min(row * 0.68, 28)
    const bar = {
      x: plot.x,
      y: y + (row - thick) / 2,
      width: Math.max(1, (plot.width * share(step)) / most),
      height: thick,
    }
    const baseline = y + row / 2 + 4
    nodes.push({ kind: 'path', d: roundedBar(bar, 3, 'right'), fill: color })
    if (hasNames) {
      const name = { x: plot.x - 10, y: baseline, text: labels[i] ?? '', size: SMALL, fill: ink.text2 }
      nodes.push(lineOfText({ ...name, anchor: 'end' }))
    }
    if (ends > 0) {
      const x = bar.x + bar.width + 8
      nodes.push(lineOfText({ x, y: baseline, text: told[i] ?? '', size: SMALL, fill: ink.text, room: ends }))
    }
    hits.push(hit(i, { x: 0, y, width, height: row }))
  }
  if (count < steps.length && hasNames) {
    const rest = { x: plot.x, y: top + row * count + row / 2 + 4, size: SMALL, fill: ink.text3 }
    nodes.push(lineOfText({ ...rest, text: more(steps.length - count), room: width - plot.x }))
  }
  return { nodes, hits }
}
