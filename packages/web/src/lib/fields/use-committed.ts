/** Text that is kept when a field is left or Enter is pressed. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

interface Committed {
  value: string
  onChange(value: string): void
  onBlur(): void
  onKeyDown(event: KeyboardEvent): void
}

interface CommittedOptions {
  /** Several lines, in which Enter begins the next. */
  isLong?: boolean
  /**
   * Names the field where Escape closes what it is in: what was typed then waits in the page, and stands in the field when
   * that opens again.
   */
  draft?: string
}

/** What was typed and not kept, by the names of its fields. */
const drafts = new Map<string, string>()

/**
 * Gives what a text field needs. Escape brings back what is kept, or leaves a draft; Enter keeps what is typed, in one line alone.
 * @param onCommit Called with other text only, without blanks around it.
 */
export function useCommitted(
  kept: string,
  onCommit: (text: string) => void,
  { isLong = false, draft }: CommittedOptions = {},
): Committed {
  const [typed, setTyped] = useState(() => (draft === undefined ? kept : (drafts.get(draft) ?? kept)))
  const sent = useRef(kept)
  const before = useRef(kept)
  const isLeaving = useRef(false)
  useEffect(() => {
    // The first time, a draft stays.
    if (before.current !== kept) setTyped(kept)
    before.current = kept
    sent.current = kept
  }, [kept])

  function commit(): void {
    const text = typed.trim()
    if (draft !== undefined) drafts.delete(draft)
    if (text === sent.current) return setTyped(text)
    sent.current = text
    onCommit(text)
  }

  return {
    value: typed,
    onChange(value) {
      isLeaving.current = false
      setTyped(value)
      if (draft !== undefined) drafts.set(draft, value)
    },
    onBlur() {
      if (!isLeaving.current) commit()
    },
    onKeyDown(event) {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isLong) commit()
      if (event.key !== 'Escape' || typed === kept) return
      if (draft !== undefined) {
        isLeaving.current = true
        return
      }
      event.stopPropagation()
      event.preventDefault()
      setTyped(kept)
    },
  }
}
