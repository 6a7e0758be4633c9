/** What a click on a card does: the menu, an address, another page with values, or filters of this dashboard. */
export { columnTarget } from './column-target.ts'
export { withConditions, type Condition } from './conditions.ts'
export { followClick, type ClickResult, type ClickTargets } from './follow.ts'
export { fillLink, fillTemplate, templateTags, withOneScheme } from './template.ts'
export {
  behaviorOf,
  columnKey,
  pressBehavior,
  readBehavior,
  type ClickBehavior,
  type ClickedColumn,
  type ClickMapping,
  type ClickSource,
  type ClickTarget,
} from './types.ts'
export { mappedValues, periodText, sourceValue, type ClickContext } from './values.ts'
