import type { ServerVersion } from '@querent/query'

/** Told by `VERSION()`; that of TiDB begins with the version of MySQL that it follows. */
export function versionOf(version: string): ServerVersion {
  const tidb = /-TiDB-v?(.*)$/.exec(version)?.[1]
  if (tidb !== undefined) return { flavor: 'TiDB', version: tidb, 'semantic-version': numbersOf(tidb) }
  const flavor = version.includes('MariaDB') ? 'MariaDB' : 'MySQL'
  return { flavor, version, 'semantic-version': numbersOf(version) }
}

function numbersOf(version: string): number[] {
  return /^[\d.]*\d/.exec(version)?.[0].split('.').map(Number) ?? []
}
