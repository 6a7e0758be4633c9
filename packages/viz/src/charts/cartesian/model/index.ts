/** From a result to places along an axis, series and stacks. */
export { lookOf, modelOf, type Drawn, type Model } from './model.ts'
export { axisKindOf, byValue, type Places } from './places.ts'
export { inOrder, type Series, type SeriesInput } from './series.ts'
export { fitted, trendOf } from './trend.ts'
