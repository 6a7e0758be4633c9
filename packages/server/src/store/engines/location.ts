/** Where an app database is: a `postgres://` URL, else the path of a file. */
export function isPostgresUrl(location: string): boolean {
  return /^postgres(ql)?:\/\//.test(location)
}

/**
 * The URL for the client library. It reads the modes of TLS below `verify-full` as that one and prints a page about it, so they
 * are written as what they are.
 */
export function clientUrl(url: string): string {
  return url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')
}
