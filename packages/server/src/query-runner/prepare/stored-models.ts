/** Tables with the rows of models, as queries read them (contract: models, section 1). */
import { hash } from 'node:crypto'
import type { PreparedQuery, StoredModel, StoredUse } from '@querent/query'
import type { Connection } from '../../connections/index.ts'
import { VersionedCache, type CacheVersions, type ReadableVersion, type Store } from '../../store/index.ts'

type StoredModels = ReadonlyMap<number, StoredModel>

export function storedModels(store: Pick<Store, 'persistence'>) {
  const byDatabase = new VersionedCache('persistence', async () =>
    Map.groupBy(await store.persistence.readable(), ({ database_id }) => database_id),
  )

  return {
    /** By card; undefined for a database without any. */
    async of(connection: Connection, versions: CacheVersions): Promise<StoredModels | undefined> {
      const rows = (await byDatabase.get(versions)).get(connection.database.id)
      return rows && new Map(rows.map((row) => [row.card_id, storedModel(row, connection)]))
    },
  }
}

function storedModel(row: ReadableVersion, connection: Connection): StoredModel {
  const { id, as_of, schema_name, table_name, column_names, definition_hash } = row
  return {
    version: id,
    asOf: as_of,
    schema: schema_name,
    table: table_name,
    columns: new Set(column_names),
    isOf: (definition) => definitionHash(definition, connection) === definition_hash,
  }
}

/** Another one for another definition, and for details that lead to another database. */
export function definitionHash(definition: string, { fingerprint }: Pick<Connection, 'fingerprint'>): string {
  return hash('sha256', `${fingerprint}\n${definition}`)
}

/** The statement that reads the source: people who go on with it as SQL want no tables of the server's own in it. */
export function sourceOf(prepared: PreparedQuery): Pick<PreparedQuery, 'sql' | 'params' | 'chunks'> {
  const { place, stored } = prepared
  return (place.at === 'copies' ? place.source : stored?.source) ?? prepared
}

/** Which rows the stored models and copies have: answers to the same statement differ by them. */
export function versionsOf({ stored, place }: PreparedQuery): string[] {
  const models = stored?.uses.map(({ version }) => `model ${version}`) ?? []
  return place.at === 'source' ? models : place.uses.map(({ copyId, version }) => `copy_${copyId}@${version}`)
}

/** As clients read it. */
export function shownUse({ cardId, name, asOf }: StoredUse) {
  return { card_id: cardId, name, as_of: asOf }
}

/** As guests read it: how old the rows are, and not which model they come from. */
export function guestUse({ asOf }: Pick<StoredUse, 'asOf'>) {
  return { as_of: asOf }
}
