/** Editors of text in a language. Their code is loaded when one is first shown. */
export { Code, type CodeProps } from './Code.tsx'
export type { CodeHandle, Completion, CompletionPlace, Completions, Diagnostic } from './types.ts'

/** Loads the formatter and puts SQL in lines; see `formatSql`. */
export async function formatSql(text: string, engine: string): Promise<string> {
  return (await import('./format.ts')).formatSql(text, engine)
}
