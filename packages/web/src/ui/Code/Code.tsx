import { lazy, Suspense, type Ref } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { CodeHandle, CompletionPlace, Completions, Diagnostic } from './types.ts'

export interface CodeProps {
  /** Its accessible name. */
  label: string
  value: string
  onChange(value: string): void
  /** Of the SQL, as engines are named. */
  dialect?: string
  isReadOnly?: boolean
  isFocused?: boolean
  /** What may be written at a place; null for nothing. `signal` ends what is no longer waited for. */
  complete?(place: CompletionPlace, signal: AbortSignal): Promise<Completions | null>
  /** Completion comes by Ctrl+Space alone. */
  completesOnlyWhenAsked?: boolean
  diagnostics?: readonly Diagnostic[]
  /** Mod+Enter, with Shift too. */
  onRun?(): void
  /** Whether something is selected has changed. */
  onSelect?(hasSelection: boolean): void
  ref?: Ref<CodeHandle>
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
