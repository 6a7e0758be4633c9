import { useEffect, useState } from 'react'

/** The value as it was when it had not changed for some milliseconds. */
export function useDebounced<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
