import { AppDatabaseUnavailable } from './unavailable.ts'

/** The app database cannot be used; the message says why and what to look at. */
export class AppDatabaseError extends Error {
  override readonly name = 'AppDatabaseError'
}

/** @param location the URL or the path as configured. */
export function cannotOpen(location: string, cause: unknown): AppDatabaseError {
  return new AppDatabaseError(`The app database ${withoutPassword(location)} cannot be opened: ${reasonOf(cause)}`, {
    cause,
  })
}

function withoutPassword(location: string): string {
  if (!URL.canParse(location)) return location
  const url = new URL(location)
  url.password = ''
  url.search = ''
  return url.href
}

/** A host with several addresses fails with one error per address and no message of its own. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AppDatabaseUnavailable) return reasonOf(cause.cause)
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
