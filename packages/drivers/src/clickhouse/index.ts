/** ClickHouse, over its HTTP interface. */
import type { Driver } from '@querent/query'
import { CONNECTION_PROPERTIES } from './connection-properties.ts'
import { ClickhouseDataSource } from './data-source.ts'
import { ClickhouseDialect } from './dialect.ts'

export const clickhouseDriver: Driver = {
  engine: 'clickhouse',
  displayName: 'ClickHouse',
  connectionProperties: CONNECTION_PROPERTIES,
  dialect: new ClickhouseDialect(),
  connect: (details, options) => new ClickhouseDataSource(details, options),
}
