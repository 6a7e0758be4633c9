/** A question with its answer as a scene: charts as on the page, tables and pivots as sheets, sentences where there is no answer. */
import type { RegionMap, Scene, Size, Words } from '@querent/viz'
import { LIGHT } from '@querent/viz/color/index.ts'
import { readData, shapeOf } from '@querent/viz/data/index.ts'
import { displayOf, loadVisualization } from '@querent/viz/displays/index.ts'
import {
  formatsOf,
  hasGroups,
  partsOf,
  plainRows,
  unfold,
  unfoldedSettings,
  type Column,
  type Formats,
  type ResultData,
} from '@querent/viz/grid/index.ts'
import { withAdded, withSeries } from '@querent/viz/series/index.ts'
import { detailSheet, pivotSheet, tableSheet, type Sheet, type SheetLimits } from '@querent/viz/sheet/index.ts'
import type { FoundMap, PictureAnswer, QuestionPicture, Reader } from '../types.ts'
import { sentenceScene } from './sentence.ts'

type Settings = Readonly<Record<string, unknown>>

/** What is needed beside the card. */
export interface Drawing {
  words: Words
  locale: string
  reader: Reader
  withLocalNames<Result>(result: Result): Result
  parseJson(text: string): unknown
  /** JSON text of a map, when there is one. */
  findMap(key: string): Promise<FoundMap | null>
}

/** A question that is ready to be drawn: at any size as a scene, or line by line. */
export type ReadyQuestion =
  | { kind: 'sheet'; sheet: Sheet }
  /** `density`: pixels of the bitmap for one of the size; undefined when it is not known. */
  | { kind: 'scene'; draw(size: Size, density?: number): Scene; room: 'number' | 'picture' }
  | { kind: 'sentence'; text: string }

/** Reads the answer and everything that the picture needs. @param limits Of tables. */
export async function readyQuestion(
  card: QuestionPicture,
  drawing: Drawing,
  limits: SheetLimits,
): Promise<ReadyQuestion> {
  const { words } = drawing
  if (card.awaits !== undefined) return { kind: 'sentence', text: words.chooseValue(card.awaits.join(', ')) }
  const answer = readAnswer(card.answer, drawing)
  const failure = card.failure ?? failureOf(answer, drawing)
  if (failure !== undefined) return { kind: 'sentence', text: failure }
  const whole = withOthers(card, resultOf(answer), drawing)
  const settings = withAdded(card.settings, whole.cols)
  if (whole.rows.length === 0) return { kind: 'sentence', text: words.noRows }
  const isPivot = card.display === 'pivot' && hasGroups(whole)
  const result = drawing.withLocalNames(isPivot ? whole : plainRows(whole))
  const sheet = sheetOf({ card, settings, result, isPivot }, drawing, limits)
  if (sheet !== undefined) return { kind: 'sheet', sheet }
  const chart = await chartOf({ card, settings, result }, drawing)
  return chart ?? { kind: 'sheet', sheet: plainSheet(result, settings, drawing, limits) }
}

function readAnswer(answer: PictureAnswer | Uint8Array, { parseJson }: Drawing): PictureAnswer {
  if (!(answer instanceof Uint8Array)) return answer
  try {
    return Object(parseJson(new TextDecoder().decode(answer)))
  } catch {
    return {}
  }
}

function failureOf({ status, error, data }: PictureAnswer, { words }: Drawing): string | undefined {
  if (status === 'failed') return typeof error === 'string' && error !== '' ? error : words.failed
  if (data?.download_perms === 'none') return words.notDownloadable
  return typeof data !== 'object' || data === null ? words.failed : undefined
}

/** What is not of the form of a result has no columns and no rows. */
function resultOf({ data }: PictureAnswer): ResultData {
  const { cols, rows, rows_truncated: truncated } = Object(data)
  const columns: unknown[] = Array.isArray(cols) ? cols : []
  return {
    cols: columns.flatMap((one, at) => (typeof one === 'object' && one !== null ? [columnOf(one, at)] : [])),
    rows: Array.isArray(rows) ? rows.filter(Array.isArray) : [],
    ...(typeof truncated === 'number' && { rows_truncated: truncated }),
  }
}

function columnOf(given: Partial<Column>, at: number): Column {
  const name = String(given.name ?? `column_${at + 1}`)
  const base_type = String(given.base_type ?? 'type/*')
  return { ...given, name, base_type, display_name: String(given.display_name ?? name) }
}

function withOthers({ series = [] }: QuestionPicture, first: ResultData, drawing: Drawing): ResultData {
  const others = series.map(({ name, answer }) => ({ name, answer: readAnswer(answer, drawing) }))
  const answered = others.filter(({ answer }) => failureOf(answer, drawing) === undefined)
  if (answered.length === 0) return first
  return withSeries(
    first,
    answered.map(({ answer }) => resultOf(answer)),
    answered.map(({ name }) => name),
  )
}

interface Shown {
  card: QuestionPicture
  settings: Settings
  result: ResultData
}

function formats(result: ResultData, settings: Settings, { words, locale, reader }: Drawing): Formats {
  return formatsOf(result, {
    visualizationSettings: settings,
    ...(reader.customFormatting && { customFormatting: reader.customFormatting }),
    ...(reader.startOfWeek && { startOfWeek: reader.startOfWeek }),
    locale,
    byLanguage: true,
    words,
  })
}

/** Of a display that is lines; undefined for charts. */
function sheetOf(shown: Shown & { isPivot: boolean }, drawing: Drawing, limits: SheetLimits): Sheet | undefined {
  const { card, settings, result, isPivot } = shown
  const { words } = drawing
  const paint = LIGHT
  if (isPivot) {
    return pivotSheet({
      data: result,
      settings,
      format: formats(result, settings, drawing).formatCell,
      words,
      paint,
      limits,
    })
  }
  if (card.display === 'object') {
    return detailSheet({
      data: result,
      settings,
      format: formats(result, settings, drawing).formatCell,
      words,
      paint,
      limits,
    })
  }
  if (card.display === 'pivot' || card.display === 'table') return plainSheet(result, settings, drawing, limits)
  return undefined
}

/** A table, unfolded where the settings say so. */
function plainSheet(result: ResultData, settings: Settings, drawing: Drawing, limits: SheetLimits): Sheet {
  const own = formats(result, settings, drawing)
  const { words } = drawing
  const paint = LIGHT
  const parts = partsOf(result, settings)
  if (parts === undefined) return tableSheet({ data: result, settings, format: own.formatCell, words, paint, limits })
  const { index, column } = parts.across
  const data = unfold(result, parts, (value) => {
    const row = result.rows.find((one) => (one[index] ?? null) === value) ?? []
    return value === null ? '' : own.formatCell(value, column, row).text
  })
  const unfolded = unfoldedSettings(settings, data, parts)
  return tableSheet({
    data,
    settings: unfolded,
    format: formats(data, unfolded, drawing).formatCell,
    words,
    paint,
    limits,
  })
}

/** Undefined where the display cannot show the result: then it is a table, as on the page. */
async function chartOf({ card, settings, result }: Shown, drawing: Drawing): Promise<ReadyQuestion | undefined> {
  const visualization = await loadVisualization(card.display)
  if (visualization === null) return undefined
  const data = readData(result)
  const shape = shapeOf(data)
  if (visualization.fit(shape).score <= 0) return undefined
  const complete = visualization.complete(settings, shape)
  const { format } = formats(result, settings, drawing)
  const key = visualization.mapKey?.(complete, data)
  const map = key === undefined ? undefined : await mapOf(key, visualization.readMap, drawing)
  return {
    kind: 'scene',
    room: displayOf(card.display).kind === 'number' ? 'number' : 'picture',
    draw: (size, density) => {
      const { width, height } = size
      if (!(width > 8 && height > 8))
        return sentenceScene('', { width: Math.max(1, width), height: Math.max(1, height) })
      const known = { ...(density !== undefined && { density }), ...(map && { map }) }
      return visualization.scene({ data, settings: complete, size, format, paint: LIGHT, ...known })
    },
  }
}

type ReadMap = (key: string, geojson: unknown, properties: FoundMap['properties']) => RegionMap

/** Maps that were read lately: reading one takes longer than drawing on it. */
const maps = new Map<string, { map: RegionMap; at: number }>()
const MOST_MAPS = 3
const KEPT_MS = 60_000

async function mapOf(key: string, read: ReadMap | undefined, { findMap }: Drawing): Promise<RegionMap | undefined> {
  const known = maps.get(key)
  const now = performance.now()
  if (known !== undefined && now - known.at < KEPT_MS) return known.map
  const found = await findMap(key)
  if (found === null || read === undefined) return undefined
  const map = read(key, JSON.parse(found.geojson), found.properties)
  const [oldest] = maps.keys()
  if (oldest !== undefined && maps.size >= MOST_MAPS) maps.delete(oldest)
  maps.set(key, { map, at: now })
  return map
}
