/** Text that is kept when a field is left or Enter is pressed. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface Committed {
  value: string
  onChange(value: string): void
  onBlur(): void
  onKeyDown(event: KeyboardEvent): void
}

/**
 * Gives what a text field needs. Escape brings back what is kept; Enter keeps what is typed, in one line alone.
 * @param onCommit Called with other text only, without blanks around it.
 */
export function useCommitted(kept: string, onCommit: (text: string) => void, isLong = false): Committed {
  const [typed, setTyped] = useState(kept)
  const sent = useRef(kept)
  useEffect(() => {
    setTyped(kept)
    sent.current = kept
  }, [kept])

  function commit(): void {
    const text = typed.trim()
    if (text === sent.current) return setTyped(text)
    sent.current = text
    onCommit(text)
  }

  return {
    value: typed,
    onChange: setTyped,
    onBlur: commit,
    onKeyDown(event) {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isLong) commit()
      if (event.key === 'Escape' && typed !== kept) {
        event.stopPropagation()
        event.preventDefault()
        setTyped(kept)
      }
    },
  }
}
