import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'

interface ToastAction {
  label: string
  run(): void
}

export interface ToastContent {
  text: string
  /** `bad` for what failed; `plain` unless told. */
  tone?: 'plain' | 'good' | 'bad'
  /** Such as Undo; the toast goes when it is pressed. */
  action?: ToastAction
  /** One more. */
  second?: ToastAction
  /** Until it is taken away, such as while something goes on. */
  stays?: boolean
}

const SHOWN_MS = 10_000

/** What waits to be shown and what is shown; three at a time. */
export const toasts = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 })

/**
 * Tells what happened, for ten seconds or as long as pointer or focus is on it, unless it stays. Callable from anywhere.
 * @returns takes it away before its time
 */
export function toast(content: string | ToastContent): () => void {
  const said = typeof content === 'string' ? { text: content } : content
  const key = toasts.add(said, said.stays === true ? {} : { timeout: SHOWN_MS })
  return () => toasts.close(key)
}
