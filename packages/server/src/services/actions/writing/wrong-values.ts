/** Values that cannot be written. */
import { ApiError, type FieldErrors } from '@querent/contract'

/** 400 for values that do not fit, keyed by the slugs of their columns. */
export function wrongValues(type: string, message: string, errors: FieldErrors): ApiError {
  return new ApiError(400, { message, errors, type: `metabase.actions.error/${type}` })
}
