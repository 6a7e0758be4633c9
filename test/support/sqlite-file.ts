import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A new SQLite file with one empty table; its path. */
export function sqliteFile(folder: string): string {
  const path = join(folder, 'shop.sqlite')
  const file = new DatabaseSync(path)
  file.exec('create table orders (id integer primary key)')
  file.close()
  return path
}
