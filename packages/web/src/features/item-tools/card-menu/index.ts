/** What can be done with a saved question, model or metric as a whole. */
export { AddToDashboard } from './AddToDashboard.tsx'
export { CardItems } from './CardItems.tsx'
export { kindsFor } from './kinds.ts'
export { useCardActions, type CardActions } from './use-card-actions.ts'
