/** A dashboard while it is edited: pure operations over it as the API has it, and what a save sends. */
export { bodyOf, type DashboardBody } from './body.ts'
export { addAction, replaceAction, setActionDisplay, type PlacedAction } from './actions.ts'
export {
  addCard,
  addVirtual,
  cardsOfTab,
  changeCard,
  duplicateCards,
  moveToTab,
  removeCards,
  setLayout,
  type PlacedCard,
  type Spot,
} from './cards.ts'
export { copyCards, pasteCards, readCopied, type CopiedCards } from './clipboard.ts'
export {
  addFilter,
  duplicateFilter,
  linkableFilters,
  linkFilters,
  moveFilter,
  removeFilter,
  renameFilter,
  setFilterDefault,
  setFilterHead,
  setFilterMulti,
  setFilterQuery,
  setFilterRequired,
  setFilterSource,
  setFilterType,
  setFilterUnits,
  type FilterSource,
} from './filters.ts'
export { idsAfterSave, nextId, renumber } from './ids.ts'
export { addSection, sectionName, sectionRects, SECTIONS, type SectionKind } from './sections.ts'
export { addSeries, fillPlace, moveSeries, removeSeries, replaceCard } from './series.ts'
export { setClick, setSettings } from './settings.ts'
export { addTab, duplicateTab, moveTab, removeTab, renameTab } from './tabs.ts'
export { kindName, titleOf } from './titles.ts'
export { displayOf, virtualKind, virtualSettings, type VirtualKind } from './virtual.ts'
