import type { AccountWarning } from '@querent/contract'
import { access, constants } from 'node:fs/promises'

/** The file is opened for reading only; that this process may write to it is one guard fewer. */
export async function fileWarnings(path: string): Promise<AccountWarning[]> {
  try {
    await access(path, constants.W_OK)
  } catch {
    return []
  }
  const quoted = `'${path.replaceAll("'", String.raw`'\''`)}'`
  return [
    {
      code: 'writes-file',
      message: `Querent may write to the file ${path}, though it only reads it. Let another user own the file.`,
      statements: [`chown another-user ${quoted}`, `chmod 644 ${quoted}`],
    },
  ]
}
