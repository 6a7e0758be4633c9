import type { DataSourceOptions, ReachedDatabase } from '@querent/query'
import { ConnectionError } from '@querent/query/processes/index.ts'

/** Why the server's own databases are not opened. */
export const OWN_DATABASE =
  'Querent keeps its own data here, such as the accounts of its users. This database cannot be connected.'

/** @param field the connection detail that led there. @throws {ConnectionError} naming the field. */
export async function refuseOwnDatabase(
  { own }: Pick<DataSourceOptions, 'own'>,
  field: string,
  reached: ReachedDatabase,
): Promise<void> {
  if (own?.kinds.includes(reached.kind) && (await own.isReached(reached)))
    throw new ConnectionError(OWN_DATABASE, { [field]: OWN_DATABASE })
}
