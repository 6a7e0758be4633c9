/** Marks of cards that lead on: what can be asked from them. */
export { useDrill } from './use-drill.tsx'
