import { ConnectionError, type DataSourceOptions, type ReachedDatabase } from '@querent/query'

const OWN_DATABASE =
  'This is the app database of Querent itself, with the accounts of its users. It cannot be queried as a database.'

/** @param field the connection detail that led there. @throws {ConnectionError} naming the field. */
export async function refuseOwnDatabase(
  { own }: Pick<DataSourceOptions, 'own'>,
  field: string,
  reached: ReachedDatabase,
): Promise<void> {
  if (own?.kind === reached.kind && (await own.isReached(reached)))
    throw new ConnectionError(OWN_DATABASE, { [field]: OWN_DATABASE })
}
