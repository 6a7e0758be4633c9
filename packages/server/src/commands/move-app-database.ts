/** `move-app-database --to URL`: copies the app database to the other engine, or to another place. */
import { dirname } from 'node:path'
import { mkdirSync } from 'node:fs'
import { readConfig } from '../config/config.ts'
import { readLocation } from '../config/app-database.ts'
import { isPostgresUrl, loadMaintenance, withoutPassword } from '../store/index.ts'
import { CommandError, UsageError, type Arguments, type Command } from './cli/command.ts'
import { noteLines, rowsText } from './cli/texts.ts'

export const moveAppDatabase: Command = {
  about:
    'Copies the app database to another place, from SQLite to PostgreSQL, back, or within one engine, and compares the\n' +
    'number of rows of every table. The current one is not changed. Stop all servers first: what they write meanwhile\n' +
    'would be lost. Then set QUERENT_APP_DB_URL to the new place and start them again, with the same secret key.',
  positionals: [],
  options: {
    to: {
      value: 'URL',
      summary: 'postgres://user@host/db or sqlite:/path/file.db; empty. A password can be given in PGPASSWORD instead',
    },
  },
  run: move,
}

async function move({ options }: Arguments): Promise<number> {
  const given = options.get('to')
  if (typeof given !== 'string') throw new UsageError('--to URL is missing.')
  const to = readLocation('--to', given)
  const { appDatabase: from } = readConfig()
  if (from === to) throw new CommandError('--to is where the app database already is.')
  if (!isPostgresUrl(to)) mkdirSync(dirname(to), { recursive: true })
  const { copyAppDatabase, refuseInUse } = await loadMaintenance()
  await refuseInUse(from)
  const { counts, notes } = await copyAppDatabase(from, to)
  for (const [table, count] of counts) console.log(`${table.padEnd(20)} ${count}`)
  console.log(
    `${rowsText(counts)} are in ${withoutPassword(to)}, as many of every table as in ${withoutPassword(from)}.`,
  )
  for (const line of noteLines(notes)) console.log(line)
  console.log('Set QUERENT_APP_DB_URL to it; keep the secret key.')
  return 0
}
