/** Names in Copies, under which DuckDB finds what is meant. */

/** Schemas and databases that DuckDB has itself; `copy_12` is what files are attached as. */
const RESERVED = /^(?:information_schema|pg_catalog|main|memory|system|temp|copy_\d+)$/i

/** The name, with a number behind it where it is taken. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  const isFree = (name: string) => name !== '' && !RESERVED.test(name) && !isTaken(name)
  if (isFree(wanted)) return wanted
  for (let number = 2; ; number++) if (isFree(`${wanted} ${number}`)) return `${wanted} ${number}`
}
