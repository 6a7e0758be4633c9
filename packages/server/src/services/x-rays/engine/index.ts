/**
 * The engine of x-rays: a rule and a subject in, a dashboard out. Pure: it asks nothing of the data, the app database or the
 * clock. Tested by x-ray.test.ts.
 */
export { bind } from './bind.ts'
export {
  columnOf,
  distinctOf,
  isConstant,
  referenceTo,
  type Clause,
  type Column,
  type Kind,
  type KnownColumn,
  type Via,
} from './column.ts'
export { planCards } from './cards.ts'
export { both } from './query.ts'
export type { CardRule, Condition, Dimension, Measure, Rule } from './rule.ts'
export { type OwnMeasure, type Source, type Subject } from './subject.ts'
export { wordsWith, type Words } from './words.ts'
export { makeXRay, type Side, type XRay, type XRayCard } from './x-ray.ts'
