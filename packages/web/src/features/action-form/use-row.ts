/** The row that an update or a deletion is about, as it is now. */
import { useEffect, useState } from 'react'
import { readRow, type RowValues } from '../../api/action.ts'

export interface FoundRow {
  /** Null until it is known; empty where there is none. */
  row: RowValues | null
  error: Error | null
  isReading: boolean
}

/** While somebody types. */
const WAIT_MS = 350
const NONE: FoundRow = { row: null, error: null, isReading: false }

/** @param key Names the row; null while nothing does. Keep the object while nothing changes in it. */
export function useRow(path: string, key: RowValues | null): FoundRow {
  const [found, setFound] = useState<FoundRow>(NONE)
  useEffect(() => {
    if (key === null) {
      setFound(NONE)
      return undefined
    }
    const control = new AbortController()
    setFound({ ...NONE, isReading: true })
    const end = (next: Partial<FoundRow>) => !control.signal.aborted && setFound({ ...NONE, ...next })
    const timer = setTimeout(() => {
      readRow(path, key, control.signal).then(
        (row) => end({ row }),
        (error: Error) => end({ error }),
      )
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [path, key])
  return found
}
