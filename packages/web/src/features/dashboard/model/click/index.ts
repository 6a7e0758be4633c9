/** What a click on a card does: the menu, an address, another page with values, or filters of this dashboard. */
export { withConditions, type Condition } from './conditions.ts'
export { followClick, type ClickResult, type ClickTargets } from './follow.ts'
export { fillLink, fillTemplate, templateTags } from './template.ts'
export {
  behaviorOf,
  columnKey,
  readBehavior,
  type ClickBehavior,
  type ClickedColumn,
  type ClickMapping,
  type ClickSource,
  type ClickTarget,
} from './types.ts'
export { mappedValues, periodText, sourceValue, type ClickContext } from './values.ts'
