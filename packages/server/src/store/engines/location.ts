/** Where an app database is: a `postgres://` URL, else the path of a file. */
export function isPostgresUrl(location: string): boolean {
  return /^postgres(ql)?:\/\//.test(location)
}
