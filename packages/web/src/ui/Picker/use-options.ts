import { useEffect, useRef, useState } from 'react'
import type { SelectOption } from '../Select/Select.tsx'

interface Source {
  options?: readonly SelectOption[]
  search?(text: string, signal: AbortSignal): Promise<readonly SelectOption[]>
  text: string
  /** Just before what was found is shown. */
  onFound?(): void
}

interface Found {
  found: readonly SelectOption[]
  state: 'ready' | 'loading' | 'failed'
}

const QUIET_MS = 150
const NONE: readonly SelectOption[] = []

/** The options for `text`; while newer ones are searched for, those of before. `search` should be the same each time. */
export function useOptions({ options = NONE, search, text, onFound }: Source): Found {
  const latest = useRef(onFound)
  latest.current = onFound
  const [result, setResult] = useState<Found>({ found: options, state: search === undefined ? 'ready' : 'loading' })
  useEffect(() => {
    if (search === undefined) return
    const abort = new AbortController()
    setResult(({ found }) => ({ found, state: 'loading' }))
    const timer = setTimeout(
      () => {
        search(text, abort.signal).then(
          (found) => {
            if (abort.signal.aborted) return
            latest.current?.()
            setResult({ found, state: 'ready' })
          },
          () => abort.signal.aborted || setResult({ found: NONE, state: 'failed' }),
        )
      },
      text === '' ? 0 : QUIET_MS,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search, text])
  return search === undefined ? { found: options, state: 'ready' } : result
}
