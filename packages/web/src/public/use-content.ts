import { useEffect, useState } from 'react'

interface Content<T> {
  value?: T
  error?: Error
}

/** What a request gives, asked anew when it changes; what was there stays until then. Keep the function. */
export function useContent<T>(
  ask: (signal: AbortSignal) => Promise<T>,
): [Content<T>, again: () => void, isAsking: boolean] {
  const [content, setContent] = useState<Content<T>>({})
  const [answered, setAnswered] = useState<object | null>(null)
  const [round, setRound] = useState({})
  useEffect(() => {
    const control = new AbortController()
    const end = (next: (before: Content<T>) => Content<T>) => {
      if (control.signal.aborted) return
      setContent(next)
      setAnswered(() => ask)
    }
    ask(control.signal).then(
      (value) => end(() => ({ value })),
      (error: unknown) => end(({ value }) => ({ error: error as Error, ...(value !== undefined && { value }) })),
    )
    return () => control.abort()
  }, [ask, round])
  function again(): void {
    setAnswered(null)
    setRound({})
  }
  return [content, again, answered !== ask]
}
