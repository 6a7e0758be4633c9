/** Text that counts while it is typed: what is saved later knows of it at once. */
import { useEffect, useRef, useState } from 'react'

interface Live {
  value: string
  onChange(value: string): void
  onBlur(): void
}

/**
 * Gives what a text field needs. When the field is left, it shows what is kept.
 * @param onType Called with each other text, without blanks around it.
 */
export function useLive(kept: string, onType: (text: string) => void): Live {
  const [typed, setTyped] = useState(kept)
  const told = useRef(kept)
  useEffect(() => {
    // By undo, or because somebody else has saved.
    if (kept !== told.current) setTyped(kept)
    told.current = kept
  }, [kept])
  return {
    value: typed,
    onChange(value) {
      setTyped(value)
      const text = value.trim()
      if (text === told.current) return
      told.current = text
      onType(text)
    },
    onBlur() {
      told.current = kept
      setTyped(kept)
    },
  }
}
