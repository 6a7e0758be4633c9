/** What actions consist of, as they are stored and shown; saving and carrying them out is in services/actions. */
export { isWritable, writableConnection } from './enabled.ts'
export { followModel } from './follow-model.ts'
export { placeableActions } from './placeable.ts'
export { placedActions, type PlacedAction, type PlacedActions } from './placed.ts'
export { actionRecord, fieldsOfModels, formOf, guestAction, type ActionForm } from './record.ts'
export { columnsOfKind, isHidden, isKey, rowColumns, type RowColumn } from './row-parameters.ts'
export { HIDDEN, headersOf, withHeaders } from './template-headers.ts'
export { isWholeTable } from './whole-table.ts'
