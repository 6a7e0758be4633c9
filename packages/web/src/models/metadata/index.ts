/** What is known of tables and fields, in words: meanings, and where they are shown. */
export { useChoices, useNameOf, type Choice, type ChosenColumn } from './choices.ts'
export { isMoney, labelOf, meaningsOf, meaningsOfAll, NO_MEANING } from './semantic.ts'
export { fieldOrders, fieldVisibilities, fieldVisibilityText, tableVisibilities, widgets } from './words.ts'
