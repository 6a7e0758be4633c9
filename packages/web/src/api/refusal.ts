/** What a form shows of an error. */
import { ApiError, type FieldErrors } from './errors.ts'

interface Refusal {
  /** Reasons by name of the input. */
  fields: Record<string, string>
  /** A reason that belongs to none of the inputs. */
  general?: string
}

/** The reasons of an error at the inputs they name, however deep; the first other one stands above the form. */
export function refusalOf(error: Error | null, inputs: readonly string[]): Refusal {
  if (error === null) return { fields: {} }
  const reasons = error instanceof ApiError ? textsOf(error.fields) : []
  const fields = Object.fromEntries(reasons.filter(([name]) => inputs.includes(name)))
  return Object.keys(fields).length > 0 ? { fields } : { fields, general: reasons[0]?.[1] ?? error.message }
}

function textsOf(fields: FieldErrors | undefined): [string, string][] {
  return Object.entries(fields ?? {}).flatMap(([name, reason]) =>
    typeof reason === 'string' ? [[name, reason] as [string, string]] : textsOf(reason),
  )
}
