/** Where the app database is, from the text that tells it. No message repeats the text: there may be a password in it. */
import { resolve } from 'node:path'
import { ConfigError } from './config-error.ts'

/**
 * The URL, or the path of the file.
 * @param name Of the variable or option, for messages. @throws {ConfigError}
 */
export function readLocation(name: string, text: string): string {
  if (text.startsWith('sqlite:')) return resolve(text.slice('sqlite:'.length).replace(/^\/\//, ''))
  if (!/^postgres(ql)?:\/\//.test(text)) {
    throw new ConfigError(`${name} must begin with postgres:// or sqlite: (a file path).`)
  }
  if (!isReadable(text)) {
    throw new ConfigError(
      `${name} cannot be read as postgres://user:password@host:5432/database. If the user, the password or what follows ` +
        'holds special characters, write them percent-encoded: / as %2F, # as %23, ? as %3F, @ as %40, : as %3A, % as %25.',
    )
  }
  return text
}

/**
 * False too when there is an `@` or a fragment behind the host: a `/`, `#` or `?` in the password has cut the rest off, and
 * part of it would be taken for the host and shown.
 */
function isReadable(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password, pathname, search, hash } = new URL(text)
  try {
    decodeURIComponent(username + password + pathname)
  } catch {
    return false
  }
  return hash === '' && !`${pathname}${search}`.includes('@')
}

/** A text to show in which what may be a user and a password in front of a host is left out. */
export function withoutCredentials(text: string): string {
  return text.replaceAll(/(\/\/)[^\s"]*@/g, '$1…@')
}
