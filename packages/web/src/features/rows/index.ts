/** Rows of a table that are edited in place: on its page and in questions about it alone. */
import { lazy } from 'react'
export { useRowsEditable } from './use-rows-editable.ts'

export const RowEditor = lazy(async () => ({ default: (await import('./RowEditor.tsx')).RowEditor }))
