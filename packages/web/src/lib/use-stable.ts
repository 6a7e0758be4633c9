import { useMemo } from 'react'

/** The same object as long as its JSON is the same. */
export function useStable<T>(value: T): T {
  const text = JSON.stringify(value)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text stands for the value
  return useMemo(() => JSON.parse(text) as T, [text])
}
