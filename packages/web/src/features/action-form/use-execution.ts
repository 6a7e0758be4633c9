/** Carrying an action out: once, however often it is pressed or sent again. */
import { useRef, useState } from 'react'
import { executeAction, type RowValues } from '../../api/action.ts'
import { ApiError } from '../../api/errors.ts'
import { t } from '../../i18n/t.ts'
import { makeUuid } from '../../lib/uuid.ts'

interface Execution {
  isRunning: boolean
  error: Error | null
  run(values: RowValues): void
  /** As if the form had just been opened. */
  reset(): void
}

/** @param onDone Called with the answer of the server. */
export function useExecution(path: string, onDone: (answer: unknown) => void): Execution {
  /** The same until the change is made: who sends it again does not make it twice. */
  const key = useRef(makeUuid())
  const isSent = useRef(false)
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<Error | null>(null)

  async function send(values: RowValues): Promise<void> {
    if (isSent.current) return
    isSent.current = true
    setRunning(true)
    setError(null)
    try {
      const answer = await executeAction(path, values, key.current)
      key.current = makeUuid()
      onDone(answer)
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    } finally {
      isSent.current = false
      setRunning(false)
    }
  }

  return {
    isRunning,
    error,
    run: (values) => void send(values),
    reset() {
      key.current = makeUuid()
      setError(null)
    },
  }
}

/** What to do about an error, where the server cannot say it. */
export function adviceOf(error: Error): string {
  const status = error instanceof ApiError ? error.status : null
  if (status === 0) {
    return t('{reason} You can try again: the change is not made twice.', { reason: error.message })
  }
  if (status === 422) {
    return t('An earlier attempt with different values may have succeeded. Check the data before you start over.')
  }
  // Guests do not hear the reasons.
  if (error instanceof ApiError && error.body === HIDDEN_REASON) {
    return t('These values were not accepted. Check them and try again.')
  }
  return error.message
}

const HIDDEN_REASON = 'An error occurred.'

/** What is known of a failed attempt: nothing was changed, or perhaps something was; `stuck` where trying again cannot help. */
export type Doubt = 'none' | 'open' | 'stuck'

export function doubtOf(error: Error | null): Doubt {
  const status = error instanceof ApiError ? error.status : null
  if (status === 409 || status === 422) return 'stuck'
  return status === 0 ? 'open' : 'none'
}
