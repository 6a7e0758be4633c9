/** The editor of SQL, which comes and goes with its place on the page. */
import { useCallback, useRef, type RefObject } from 'react'
import type { CodeHandle } from '../../../ui/Code/index.ts'

interface OpenCode {
  /** The editor; null while it is not on the page. */
  code: RefObject<CodeHandle | null>
  /** For the `ref` of the editor. */
  attach(handle: CodeHandle | null): void
  /** Does something with the editor: at once, or as soon as the editor is there. The last one counts. */
  withCode(use: (handle: CodeHandle) => void): void
}

/** Gives the editor to those who want something of it, also where it is closed when they ask. */
export function useCode(): OpenCode {
  const code = useRef<CodeHandle>(null)
  const waiting = useRef<((handle: CodeHandle) => void) | null>(null)
  const attach = useCallback((handle: CodeHandle | null) => {
    code.current = handle
    const use = waiting.current
    if (handle === null || use === null) return
    waiting.current = null
    use(handle)
  }, [])
  const withCode = useCallback((use: (handle: CodeHandle) => void) => {
    if (code.current === null) waiting.current = use
    else use(code.current)
  }, [])
  return { code, attach, withCode }
}
