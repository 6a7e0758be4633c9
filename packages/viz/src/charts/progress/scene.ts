/** A bar that fills towards a goal. */
import { inkOf } from '../../color/index.ts'
import { columnNamed, numberOf } from '../../data/index.ts'
import type { Node, Scene } from '../../scene/index.ts'
import { textWidth } from '../../text/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { bigNumber, emptyScene, hitOf, lineOfText, percentText } from '../shared/index.ts'
import type { ProgressSettings } from './settings.ts'

const PADDING = 12
const BAR = 12
const WIDEST = 640
const SMALL = 12

export function progressScene(input: SceneInput<ProgressSettings>): Scene {
  const { data, settings, size, format, paint } = input
  const column = columnNamed(data.columns, settings.value)
  const row = data.rows[0]
  if (column === undefined || row === undefined) return emptyScene(input)
  const ink = inkOf(paint)
  const { words } = format
  const cell = row[column.index] ?? null
  const value = numberOf(cell) ?? 0
  const goalColumn = columnNamed(data.columns, settings.goal)
  const goal = goalColumn ? (numberOf(row[goalColumn.index]) ?? 0) : Number(settings.goal)
  const { title, text, compact, settings: style } = format.of(column)
  const share = goal > 0 ? value / goal : 0
  const color = settings.color ?? ink.series(0)

  const width = Math.min(size.width - 2 * PADDING, WIDEST)
  const left = (size.width - width) / 2
  const full = cell === null ? words.empty : text(cell)
  const number = bigNumber(full, cell === null ? words.empty : compact(cell), width, size)
  const hasNotes = goal > 0 && size.height >= number.size + BAR + 46
  const block = number.size + 10 + BAR + (hasNotes ? 22 : 0)
  const top = (size.height - block) / 2
  const y = top + number.size + 6
  // Beyond the goal the whole bar is the value, and a mark shows where the goal was.
  const filled = width * Math.min(1, Math.max(0, share))
  const said = share > 1 ? words.goalExceeded : share === 1 ? words.goalMet : ''
  const percent = percentText(share, 1, style)
  const nodes: Node[] = [
    { kind: 'text', x: left, y: top + number.size * 0.84, ...number, fill: cell === null ? ink.text3 : ink.text },
    { kind: 'rect', x: left, y, width, height: BAR, radius: BAR / 2, fill: ink.line },
  ]
  if (filled > 0)
    nodes.push({ kind: 'rect', x: left, y, width: Math.max(filled, BAR), height: BAR, radius: BAR / 2, fill: color })
  if (share > 1) {
    const at = left + width / share
    nodes.push({ kind: 'rect', x: at - 1.5, y: y - 3, width: 3, height: BAR + 6, radius: 1.5, fill: ink.surface })
    nodes.push({ kind: 'rect', x: at - 0.5, y: y - 3, width: 1, height: BAR + 6, fill: ink.text })
  }
  if (hasNotes) {
    const baseline = y + BAR + 18
    const goalText = `${words.goal} ${compact(goal)}`
    const note = said === '' ? words.ofGoal(percent) : `${said}, ${percent}`
    const goalWidth = textWidth(goalText, SMALL)
    const room = width - goalWidth - 12
    const isGoalShown = room > 30
    nodes.push(
      lineOfText({ x: left, y: baseline, text: note, size: SMALL, fill: ink.text2, room: isGoalShown ? room : width }),
    )
    if (isGoalShown)
      nodes.push(
        lineOfText({ x: left + width, y: baseline, text: goalText, size: SMALL, fill: ink.text3, anchor: 'end' }),
      )
  }
  const told = goal > 0 ? `${full} · ${words.ofGoal(percent)} (${text(goal)})` : full
  const hit = hitOf({
    shape: { x: 0, y: 0, ...size },
    anchor: { x: left + filled, y },
    rows: [0],
    columns: [column.index],
    values: [cell],
    name: title,
    text: told,
    color,
  })
  return { ...size, nodes, hits: [hit], legend: [], summary: words.valueOf(title, told) }
}
