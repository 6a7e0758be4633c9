import type { ConnectionProperty } from '@querent/query'

/** The connection form of DuckDB. */
export const connectionProperties: readonly ConnectionProperty[] = [
  {
    name: 'database_file',
    'display-name': 'Database file',
    placeholder: '/home/ann/shop.duckdb',
    required: true,
    'helper-text': 'Path of the database file on the computer where Querent runs, or :memory: for an empty database.',
  },
]
