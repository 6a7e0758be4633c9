/** Actions as people carry them out: their forms, in a window or in a page. It works for guests, too. */
export { ActionDialog, type ActionDialogProps } from './ActionDialog.tsx'
export { ActionForm } from './ActionForm.tsx'
export { FieldInput } from './FieldInput.tsx'
export { FormPreview } from './FormPreview.tsx'
