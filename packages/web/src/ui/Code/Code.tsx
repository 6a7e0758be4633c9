import { lazy, Suspense, type Ref } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { CodeHandle, Completion, Diagnostic } from './types.ts'

export interface CodeProps {
  /** Its accessible name. */
  label: string
  value: string
  onChange(value: string): void
  /** Of the SQL, as engines are named. */
  dialect?: string
  isReadOnly?: boolean
  isFocused?: boolean
  /**
   * What may stand in place of the word before the cursor, or of `{{` and what follows it. What came before is given up by `signal`.
   */
  complete?(word: string, signal: AbortSignal): Promise<readonly Completion[]>
  /** Completion comes by Ctrl+Space alone. */
  completesOnlyWhenAsked?: boolean
  diagnostics?: readonly Diagnostic[]
  /** Mod+Enter. */
  onRun?(): void
  /** Shift+Mod+Enter, with what is selected or else all of it. */
  onRunSelection?(text: string): void
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
