/** Editors of text in a language. Their code is loaded when one is first shown. */
export { Code, type CodeProps } from './Code.tsx'
export type { CodeHandle, Completion, Diagnostic } from './types.ts'
