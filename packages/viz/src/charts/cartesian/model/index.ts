/** From a result to places along an axis, series and stacks. */
export { modelOf, type Drawn, type Model } from './model.ts'
export { axisKindOf, type Places } from './places.ts'
export type { Series, SeriesInput } from './series.ts'
export { fitted, trendOf } from './trend.ts'
