import { isPostgresUrl } from './location.ts'
import { AppDatabaseUnavailable } from './unavailable.ts'

/** The app database cannot be used; the message says why and what to look at. */
export class AppDatabaseError extends Error {
  override readonly name = 'AppDatabaseError'
}

/** The secrets in the app database were encrypted with another key. */
export class WrongSecretKey extends AppDatabaseError {
  constructor() {
    super(
      'The secret key (QUERENT_SECRET_KEY, or secret.key in the data folder) is not the one that this app database was ' +
        'written with. Start with that key.',
    )
  }
}

/** @param location the URL or the path as configured. */
export function cannotOpen(location: string, cause: unknown): AppDatabaseError {
  if (cause instanceof AppDatabaseError) return cause
  return new AppDatabaseError(`The app database ${withoutPassword(location)} cannot be opened: ${reasonOf(cause)}`, {
    cause,
  })
}

/** A location to show: a path, or a URL without its password and parameters. */
export function withoutPassword(location: string): string {
  if (!isPostgresUrl(location)) return location
  if (!URL.canParse(location)) return 'postgres://…'
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
