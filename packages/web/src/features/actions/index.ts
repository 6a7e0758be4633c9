/** The actions of a model: listed, made, changed, carried out. */
export { ModelActions } from './ModelActions.tsx'
export { useActionsPart } from './use-writable.ts'
