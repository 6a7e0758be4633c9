import { lazy, Suspense } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { Completion, Diagnostic } from './types.ts'

export interface CodeProps {
  /** Its accessible name. */
  label: string
  value: string
  onChange(value: string): void
  /** Of the SQL, as engines are named. */
  dialect?: string
  isReadOnly?: boolean
  isFocused?: boolean
  /** What begins as the word before the cursor does. Keep the function. */
  complete?(word: string, signal: AbortSignal): Promise<readonly Completion[]>
  diagnostics?: readonly Diagnostic[]
  /** Mod+Enter, with the part that is selected or else all of it. */
  onRun?(text: string): void
}

const Editor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }))

/** SQL as text: colors, completion, search, a history of its own. Fills its container. */
export function Code(props: CodeProps) {
  return (
    <Suspense fallback={<Skeleton />}>
      <Editor {...props} />
    </Suspense>
  )
}
