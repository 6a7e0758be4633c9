/** What a request can fail with. */

/** Reasons by field of the body; nested bodies have nested reasons. */
export type FieldErrors = { [field: string]: string | FieldErrors }

interface Failure {
  message: string
  status: number
  fields?: FieldErrors
  code?: string
  body?: unknown
}

/** An answer that is an error, or none at all: `status` is 0 when the server was not reached. */
export class ApiError extends Error {
  readonly status: number
  /** Reasons that belong to inputs. */
  readonly fields: FieldErrors | undefined
  /** `error_code` of the answer. */
  readonly code: string | undefined
  /** The answer as it came. */
  readonly body: unknown

  constructor({ message, status, fields, code, body }: Failure) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.fields = fields
    this.code = code
    this.body = body
  }
}

type Say = (text: string) => string

/** A message as a key of translations, with the values in it (reference: errors). */
interface Said {
  readonly text: string
  readonly values: Readonly<Record<string, string | number | Said | readonly string[]>>
}

let say: Say = (text) => text
let sayKey: (said: Said) => string = ({ text }) => text

/** Says what the server answers in the reader's language from now on: by the text itself, or by its key. */
export function sayAnswersBy(next: Say, nextByKey: (said: Said) => string): void {
  say = next
  sayKey = nextByKey
}

/** A text of the server as the reader sees it; `said` is its key, where the server sends one. */
export const sayAnswer = (text: string, said?: unknown): string => (isSaid(said) ? sayKey(said) : say(text))

function isSaid(value: unknown): value is Said {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value
}

/** The error that an answer says; answers may be a text, `{message}` or `{errors}`. */
export function errorOf(status: number, body: unknown): ApiError {
  const parts = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const fields = parts['errors'] as FieldErrors | undefined
  const code = parts['error_code'] as string | undefined
  const said = typeof body === 'string' && body !== '' ? body : (parts['message'] ?? parts['error'] ?? firstOf(fields))
  const message =
    typeof said === 'string' ? sayAnswer(said, parts['said']) : say(`The server answered with status ${status}.`)
  return new ApiError({
    status,
    message,
    body,
    ...(fields !== undefined && { fields: sayFields(fields) }),
    ...(code !== undefined && { code }),
  })
}

function sayFields(fields: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([name, reason]) => [
      name,
      typeof reason === 'object' ? sayFields(reason) : say(reason),
    ]),
  )
}

function firstOf(fields: FieldErrors | undefined): unknown {
  const [first] = Object.values(fields ?? {})
  return typeof first === 'object' ? firstOf(first) : first
}
