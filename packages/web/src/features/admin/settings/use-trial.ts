/** Something that is tried: whether it runs, and why it failed. */
import { useState } from 'react'
import { ApiError, type FieldErrors } from '../../../api/errors.ts'

export function useTrial() {
  const [isRunning, setRunning] = useState(false)
  const [reason, setReason] = useState<string>()
  const [fields, setFields] = useState<FieldErrors>({})

  async function run(task: () => Promise<void>): Promise<boolean> {
    setRunning(true)
    setReason(undefined)
    setFields({})
    try {
      await task()
      return true
    } catch (error) {
      setReason(textOf(error))
      if (error instanceof ApiError) setFields(error.fields ?? {})
      return false
    } finally {
      setRunning(false)
    }
  }

  return { isRunning, reason, fields, run }
}

/** All reasons in one line: what was tried may concern several settings for the same reason. */
function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  const reasons = Object.values(error.fields ?? {}).filter((reason) => typeof reason === 'string')
  return reasons.length > 0 ? [...new Set(reasons)].join(' ') : error.message
}
