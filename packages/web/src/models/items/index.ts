/** What all lists of items share: words and icons of kinds, moving, trashing and restoring with Undo, dragging. */
export { refreshItems, withChanges } from './cache.ts'
export { archiveItems, changeItems, moveItems, restoreItems } from './change.ts'
export { cutItems, dragItems, heldStore } from './held-store.ts'
export { keyOf, mayMoveTo, MOVABLE, type MovableItem } from './item/index.ts'
export { iconOfKind, wordOfKind } from './item/index.ts'
export { refusedStore, showRefused } from './refused-store.ts'
export { useDrop } from './use-drop.ts'
