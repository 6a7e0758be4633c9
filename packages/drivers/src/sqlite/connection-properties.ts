import type { ConnectionProperty } from '@querent/query'

/** The connection form of SQLite (contract: databases, section 4). */
export const connectionProperties: readonly ConnectionProperty[] = [
  {
    name: 'db',
    'display-name': 'Filename',
    placeholder: '/home/ann/shop.sqlite',
    required: true,
    'helper-text': 'Path of the database file on the computer where Querent runs.',
  },
]
