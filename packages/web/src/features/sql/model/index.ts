/** A question in SQL as data: its draft, its tags, and what errors say of its text. */
export { lineAndColumn, placeOf } from './error-place.ts'
export { historyKey, readRuns, rememberRun, type PastRun } from './history.ts'
export { draftOf, isNative, parametersOf, questionOf, queryOf, valuesToSend, type QuestionLike } from './question.ts'
export { fieldOf, isVariable, movedOrder, namesIn, tagsOf } from './tags.ts'
export { EMPTY_SETUP, type Choice, type Setup, type SqlDraft, type Tag, type TagType } from './types.ts'
export { isTemporal, retyped, tagTypes, widgetsFor } from './widgets.ts'
