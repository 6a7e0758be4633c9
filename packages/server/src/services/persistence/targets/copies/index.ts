/** Rows in DuckDB files of the server's own, on the machine that filled them. */
import { refusedParameter } from '@querent/contract'
import { takesCopies } from '@querent/drivers'
import { deleteFiles, publishCopy, roomFor } from '../../../../copies/index.ts'
import type { Deps } from '../../../deps.ts'
import { growingOf, grownFacts } from './growing.ts'
import { COPIES_SCHEMA, type PersistenceTarget, type VersionKey } from '../target.ts'

export { USUAL_FULL_EVERY } from './growing.ts'

/** What a copy is called, as a table of {@link COPIES_SCHEMA}. */
function copyName(id: number): string {
  return `copy_${id}`
}

export function copiesTarget({ config, settings }: Pick<Deps, 'config' | 'settings'>): PersistenceTarget {
  const { dataDir } = config
  return {
    canTake: async ({ driver }) =>
      takesCopies(driver.dialect)
        ? undefined
        : { message: 'Rows of this database cannot be copied.', error: 'persist.check/copy' },
    placeFor: async (_source, _connection, id) => ({ schema: COPIES_SCHEMA, name: copyName(id) }),
    async build({ rows, session, timeZone, connection, hash }, _place, signal, version) {
      const { dataSource: source, driver } = connection
      const room = await roomFor(dataDir, (await settings.current()).get('copies-disk-limit-mb'))
      const given = { dataDir, key: keyOf(version), room, rows, source, dialect: driver.dialect, session, signal }
      const growing = await growingOf(version.growth, hash, dataDir)
      const published = await publishCopy({ ...given, zones: [timeZone], ...(growing && { growing }) })
      return {
        columns: published.columns.filter((column) => column.class !== 'absent').map(({ name }) => name),
        rows: published.rows,
        more: {
          as_of: published.asOf,
          copied_columns: published.columns.map((column) => ({ ...column })),
          bytes: published.bytes,
          sha256: published.sha256,
          ...grownFacts(version.growth, published),
        },
      }
    },
    drop: (_place, _connection, _signal, key) => deleteFiles(dataDir, keyOf(key)),
    leave: async () => {},
    names: async ({ id }) => ({ schema: COPIES_SCHEMA, table: copyName(id) }),
  }
}

/** @throws {ApiError} 400 for an engine whose rows are not copied. */
export function requireCopies(driver: { dialect: Parameters<typeof takesCopies>[0] } | undefined): void {
  if (driver === undefined || !takesCopies(driver.dialect)) {
    throw refusedParameter('Rows of this database cannot be copied.')
  }
}

function keyOf({ id, persistence_id }: VersionKey) {
  return { copyId: persistence_id, version: id }
}
