/** What the form shows of a refusal. */
import { ApiError, type FieldErrors } from '../../api/errors.ts'

interface Refusal {
  /** Reasons by name of the input. */
  fields: Record<string, string>
  /** A reason that belongs to none of them. */
  general?: string
}

const INPUTS = new Set(['first_name', 'last_name', 'email', 'password', 'site_name'])

/** The reasons of an error under the inputs that they are about. */
export function errorsOf(error: Error | null): Refusal {
  if (error === null) return { fields: {} }
  const found = error instanceof ApiError && error.fields !== undefined ? flat(error.fields) : []
  const fields = Object.fromEntries(found.filter(([name]) => INPUTS.has(name)))
  return Object.keys(fields).length > 0 ? { fields } : { fields, general: found[0]?.[1] ?? error.message }
}

function flat(errors: FieldErrors): [string, string][] {
  return Object.entries(errors).flatMap(([name, reason]) =>
    typeof reason === 'string' ? [[name, reason] as [string, string]] : flat(reason),
  )
}
