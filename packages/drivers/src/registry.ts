import type { ConnectionProperty, Driver } from '@querent/query'
import { clickhouseDriver } from './clickhouse/index.ts'
import { cockroachdbDriver } from './cockroachdb/index.ts'
import { duckdbDriver } from './duckdb/index.ts'
import { mariadbDriver } from './mariadb/index.ts'
import { mysqlDriver } from './mysql/index.ts'
import { postgresDriver } from './postgres/index.ts'
import { redshiftDriver } from './redshift/index.ts'
import { ADVANCED_SECTION, COMMON_INPUTS } from './shared/form/inputs.ts'
import { sqliteDriver } from './sqlite/index.ts'
import { tidbDriver } from './tidb/index.ts'

/** To add an engine, add its driver here. Client libraries load when a database is first connected to. */
const DRIVERS: readonly Driver[] = [
  postgresDriver,
  mysqlDriver,
  sqliteDriver,
  duckdbDriver,
  clickhouseDriver,
  cockroachdbDriver,
  redshiftDriver,
  tidbDriver,
]

/** Relatives that people also connect as the engine whose protocol they speak, by the flavor that their servers tell. */
const RELATIVES: readonly { engine: string; flavor: string; driver: Driver }[] = [
  { engine: 'postgres', flavor: 'CockroachDB', driver: cockroachdbDriver },
  { engine: 'mysql', flavor: 'MariaDB', driver: mariadbDriver },
  { engine: 'mysql', flavor: 'TiDB', driver: tidbDriver },
]

/** All engines, in the order in which forms offer them. */
export function listDrivers(): readonly Driver[] {
  return DRIVERS
}

/**
 * The engine with this name on the wire; undefined when it is not supported.
 * @param flavor of the server, as `DataSource.version` told it: that of a relative gives the relative.
 */
export function findDriver(engine: string, flavor?: string): Driver | undefined {
  const relative = RELATIVES.find((known) => known.engine === engine && known.flavor === flavor)
  return relative?.driver ?? DRIVERS.find((driver) => driver.engine === engine)
}

/** An entry of the setting `engines` (contract: databases, section 4). */
export interface EngineSetting {
  'driver-name': string
  'superseded-by': string | null
  source: { type: 'official' | 'partner' | 'community'; contact: unknown }
  'details-fields': readonly ConnectionProperty[]
  'extra-info': unknown
}

/** The setting `engines`: every engine with its connection form. */
export function engineSettings(): Record<string, EngineSetting> {
  return Object.fromEntries(
    DRIVERS.map(({ engine, displayName, connectionProperties }) => [
      engine,
      {
        'driver-name': displayName,
        'superseded-by': null,
        source: { type: 'official', contact: null },
        'details-fields': completeForm(connectionProperties),
        'extra-info': null,
      },
    ]),
  )
}

/** The engine's own inputs with the common ones; those that are for few stand under the advanced options. */
function completeForm(own: readonly ConnectionProperty[]): ConnectionProperty[] {
  const isAdvanced = (property: ConnectionProperty) => property['visible-if']?.[ADVANCED_SECTION.name] === true
  const plain = own.filter((property) => !isAdvanced(property))
  return [...plain, ADVANCED_SECTION, ...own.filter(isAdvanced), ...COMMON_INPUTS]
}
