/** Bars that begin where the one before ended. */
import type { Span } from '../../data/index.ts'
import type { SceneInput } from '../../visualization.ts'
import { modelOf, type Model, type Places } from '../cartesian/index.ts'
import type { WaterfallSettings } from './settings.ts'

export interface Steps {
  /** Of one series; its last place is the total, when there is one. */
  model: Model
  /** What there is after each step. */
  sums: number[]
  /** The place of the total; -1 for none. */
  total: number
}

export function stepsOf(input: SceneInput<WaterfallSettings>): Steps | undefined {
  const model = modelOf(input, 'bar')
  const [drawn] = model.drawn
  if (!drawn || model.places.cells.length === 0) return undefined
  const { series } = drawn
  const sums: number[] = []
  const spans: Span[] = []
  let sum = 0
  for (const value of series.values) {
    spans.push(value === null ? undefined : [sum, sum + value])
    sum += value ?? 0
    sums.push(sum)
  }
  if (!input.settings.hasTotal) return { model: { ...model, drawn: [{ ...drawn, spans }] }, sums, total: -1 }
  const total = spans.length
  const all = series.rows.flatMap((rows) => rows ?? [])
  const whole = {
    ...drawn,
    spans: [...spans, [0, sum] as const],
    series: { ...series, values: [...series.values, sum], rows: [...series.rows, all] },
  }
  return {
    model: {
      ...model,
      drawn: [whole],
      series: [whole.series],
      places: withTotal(model),
      label: (place) => (place === total ? model.format.words.total : model.label(place)),
    },
    sums: [...sums, sum],
    total,
  }
}

/** After buckets of time there is a place for the total; between numbers and single times there is none. */
function withTotal({ places }: Model): Places {
  const cells = [...places.cells, null]
  const isEven = places.kind === 'time' && places.period !== null
  return isEven ? { ...places, cells } : { ...places, kind: 'band', cells, at: [] }
}
