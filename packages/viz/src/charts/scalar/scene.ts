/** One number, or another value, in the middle of its box. */
import { inkOf } from '../../color/index.ts'
import { numberOf } from '../../data/index.ts'
import type { Node, Scene } from '../../scene/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { bigNumber, cellLabel, emptyScene, hitOf, lineOfText, segmentAt } from '../shared/index.ts'
import { shownColumn, type ScalarSettings } from './settings.ts'

const PADDING = 8
const LABEL_SIZE = 12
/** From the baseline of the number to that of its label. */
const LABEL_DROP = 20

export function scalarScene(input: SceneInput<ScalarSettings>): Scene {
  const { data, settings, size, format, paint } = input
  const column = shownColumn(data.columns, settings)
  const row = data.rows[0]
  if (column === undefined || row === undefined) return emptyScene(input)
  const ink = inkOf(paint)
  const cell = row[column.index] ?? null
  const { title, compact } = format.of(column)
  const full = cellLabel(format, column, cell)
  const short = cell === null ? full : compact(cell)
  const value = numberOf(cell)
  const segment = value === undefined || column.kind !== 'number' ? undefined : segmentAt(settings.segments, value)
  const number = bigNumber(settings.isCompact ? short : full, short, size.width - 2 * PADDING, size)
  const hasLabel = segment?.label !== undefined && size.height >= number.size + LABEL_DROP + PADDING
  const x = size.width / 2
  const baseline = size.height / 2 + number.size * 0.36 - (hasLabel ? LABEL_DROP / 2 : 0)
  const isEmpty = cell === null
  const fill = isEmpty ? ink.text3 : segment ? ink.asText(segment.color) : ink.text
  const nodes: Node[] = [{ kind: 'text', x, y: baseline, ...number, fill, anchor: 'middle' }]
  if (hasLabel) {
    const label = { text: segment.label ?? '', size: LABEL_SIZE, fill: ink.text2, room: size.width - 2 * PADDING }
    nodes.push(lineOfText({ ...label, x, y: baseline + LABEL_DROP, anchor: 'middle' }))
  }
  const hit = hitOf({
    shape: { x: 0, y: 0, ...size },
    anchor: { x, y: baseline - number.size },
    rows: [0],
    columns: [column.index],
    values: [cell],
    name: title,
    text: segment?.label ? `${full} · ${segment.label}` : full,
    color: segment?.color ?? ink.series(0),
  })
  return { ...size, nodes, hits: [hit], legend: [], summary: format.words.valueOf(title, full) }
}
