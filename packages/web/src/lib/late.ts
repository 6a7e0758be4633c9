/** What is loaded once, by key, and shown by the parts of the page that wait for it. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

interface Late<T> {
  /** What a key has loaded; undefined before. */
  read(key: string): T | undefined
  /** Loads it, unless it is there or on its way. One that failed is loaded again. */
  load(key: string): Promise<T>
  subscribe(listener: () => void): () => void
}

export function createLate<T>(ask: (key: string) => Promise<T>): Late<T> {
  const values = new Map<string, T>()
  const asked = new Map<string, Promise<T>>()
  const listeners = new Set<() => void>()

  async function keep(key: string): Promise<T> {
    try {
      const value = await ask(key)
      values.set(key, value)
      for (const listener of listeners) listener()
      return value
    } finally {
      asked.delete(key)
    }
  }

  return {
    read: (key) => values.get(key),
    async load(key) {
      const value = values.get(key)
      if (value !== undefined) return value
      let answer = asked.get(key)
      if (answer === undefined) asked.set(key, (answer = keep(key)))
      return answer
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * What a key loads, and why it could not be had. It may arrive between a drawing and its effects, so the drawing is checked
 * against what is there now: an effect that only looks whether it is there would leave the place empty for good.
 */
export function useLate<T>(late: Late<T>, key: string | undefined): { value?: T | undefined; error?: unknown } {
  const read = useCallback(() => (key === undefined ? undefined : late.read(key)), [late, key])
  const value = useSyncExternalStore(late.subscribe, read)
  const [failed, setFailed] = useState<{ key: string; error: unknown }>()
  useEffect(() => {
    if (key === undefined) return undefined
    let isWanted = true
    late.load(key).catch((error: unknown) => isWanted && setFailed({ key, error }))
    return () => {
      isWanted = false
    }
  }, [late, key])
  if (value !== undefined) return { value }
  return failed?.key === key ? { error: failed?.error } : {}
}
