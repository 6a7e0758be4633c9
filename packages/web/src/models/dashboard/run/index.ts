/** Asking the cards of a dashboard: the answer line by line, and how far each card is. */
export { readCardLines, type CardLine } from './lines.ts'
export { readNdjson } from '../../../lib/ndjson.ts'
export { refsOf } from './refs.ts'
export { keyOf, nextStates, stateOf, type CardEvent, type CardRef, type CardState, type CardStates } from './states.ts'
