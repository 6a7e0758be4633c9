/**
 * Errors that cross the wire. Everything thrown on purpose in the server is an {@link ApiError}; whatever else
 * reaches the HTTP layer is a defect and answers 500.
 */

/** A rule text per field; a nested object for a nested body (`{ user: { email: '…' } }`). */
export type FieldErrors = { [field: string]: string | FieldErrors }

/** An error with the status and the body that the client gets: text for a string body, JSON for an object. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: string | Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(status: number, body: string | Record<string, unknown>, headers: Record<string, string> = {}) {
    super(typeof body === 'string' ? body : (stringOf(body['message']) ?? JSON.stringify(body)))
    this.status = status
    this.body = body
    this.headers = headers
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Texts that clients compare literally (contract: http, section 2). */
export const ERROR_TEXT = {
  unauthenticated: 'Unauthenticated',
  forbidden: "You don't have permissions to do that.",
  notFound: 'Not found.',
  noSuchRoute: 'API endpoint does not exist.',
  invalidRequest: 'Invalid Request.',
  archived: 'The object has been archived.',
  defect: 'Something went wrong on the server. Its log says what.',
} as const

/** Rule texts of request validation (contract: http, section 2). */
export const RULE_TEXT = {
  nonBlank: 'value must be a non-blank string.',
  positiveInt: 'value must be an integer greater than zero.',
  email: 'value must be a valid email address.',
  password: 'password is too common.',
  locale: "String must be a valid two-letter ISO language or language-country code e.g. 'en' or 'en_US'.",
  setupToken: 'Token does not match the setup token.',
} as const

/** 401: no credentials, or none that are valid. Text, because clients print their own message for it. */
export function unauthenticated(): ApiError {
  return new ApiError(401, ERROR_TEXT.unauthenticated)
}

/** 403 for a known user. */
export function forbidden(text: string = ERROR_TEXT.forbidden): ApiError {
  return new ApiError(403, text)
}

/** 404 for a missing object. */
export function notFound(text: string = ERROR_TEXT.notFound): ApiError {
  return new ApiError(404, text)
}

/** 404 for an object that exists in the trash, where only a live one will do. */
export function archived(): ApiError {
  return new ApiError(404, { message: ERROR_TEXT.archived, error_code: 'archived' })
}

/** 400 with a text that names what is wrong. */
export function badRequest(text: string = ERROR_TEXT.invalidRequest): ApiError {
  return new ApiError(400, text)
}

/** The same as JSON, which is how clients read what is wrong with a parameter. */
export function refusedParameter(message: string): ApiError {
  return new ApiError(400, { message })
}

/** 400 for a business rule on one field: `{ errors: { field: message } }`. */
export function invalidField(field: string, message: string, extra: Record<string, unknown> = {}): ApiError {
  return new ApiError(400, { errors: { [field]: message }, ...extra })
}

/** 400 for failed request validation; `specific` holds what was received for each field. */
export function validationError(errors: FieldErrors, specific: Record<string, unknown>): ApiError {
  return new ApiError(400, { errors, 'specific-errors': specific })
}
