/** The database that was asked last in this browser: where the next question begins. */
import { useCallback } from 'react'
import { keep, read, useKept } from '../../../lib/use-kept.ts'

const NAME = 'database.last'

/** Its id, or null, and how to note another. */
export function useLastDatabase(): [number | null, (id: number) => void] {
  const [kept] = useKept(NAME, '')
  const note = useCallback((id: number) => {
    if (read(NAME) !== String(id)) keep(NAME, String(id))
  }, [])
  return [kept === '' ? null : Number(kept), note]
}
