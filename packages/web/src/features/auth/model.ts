/** What forms show of an error. */
import { ApiError } from '../../api/errors.ts'

/** Reasons by field; an error that names none belongs to the password. */
export function errorsOfFields(error: Error | null): Record<string, string> {
  if (error === null) return {}
  if (!(error instanceof ApiError) || error.fields === undefined) return { password: error.message }
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, reason]) => [name, typeof reason === 'string' ? reason : error.message]),
  )
}
