import { stat } from 'node:fs/promises'
import type { DataSourceOptions } from '@querent/query'
import { ConnectionError } from '@querent/query/processes/index.ts'
import { fileIdentity } from './file-identity.ts'
import { refuseOwnDatabase } from '../own-database.ts'

/**
 * Refuses a path that is not a file, before an engine sees it: engines create what is missing, and their messages do not
 * tell the cases apart. Refuses the server's own files too.
 * @param field the connection detail that holds the path
 * @param product whose file it is to be, e.g. `SQLite`
 * @throws {ConnectionError} naming the field
 */
export async function requireFile(
  path: string,
  field: string,
  product: string,
  options: Pick<DataSourceOptions, 'own'>,
): Promise<void> {
  const fault = path === '' ? `Give the path of a ${product} database file.` : await findFault(path, product)
  if (fault !== undefined) throw new ConnectionError(fault, { [field]: fault })
  const identity = fileIdentity(path)
  if (identity !== undefined) await refuseOwnDatabase(options, field, { kind: 'file', identity })
}

async function findFault(path: string, product: string): Promise<string | undefined> {
  try {
    const stats = await stat(path)
    if (stats.isDirectory()) return `${path} is a folder, not a ${product} database file.`
    return stats.isFile() ? undefined : `${path} is not a file.`
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return `There is no file ${path}.`
    if (code === 'EACCES' || code === 'EPERM') return `Querent may not read the file ${path}.`
    return `The file ${path} cannot be read (${String(code)}).`
  }
}
