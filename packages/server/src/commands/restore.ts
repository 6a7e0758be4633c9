/** `restore FILE`: fills an app database from a backup. */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readConfig } from '../config/config.ts'
import { makeKey, storeKey } from '../config/secret-key.ts'
import { isPostgresUrl, loadMaintenance, withoutPassword } from '../store/index.ts'
import type { Arguments, Command } from './cli/command.ts'
import { forgottenLines, noteLines, rowsText } from './cli/texts.ts'

export const restore: Command = {
  about:
    'Fills the configured app database (QUERENT_APP_DB_URL, or querent.db in the data folder) from a backup: all or, if\n' +
    'anything goes wrong, nothing of it. The app database must be empty. Uploads in the backup become uploads.duckdb in\n' +
    'the data folder. Passwords in the backup stay readable: with the\n' +
    'configured secret key, which the backup was made with or, when it holds its key, with which they are re-encrypted;\n' +
    'when no key is configured, the one in the backup becomes secret.key in the data folder. Backups of earlier versions\n' +
    'are brought up to date by the next start.',
  positionals: [{ name: 'FILE', summary: 'a backup made by `querent backup`' }],
  options: {
    overwrite: { summary: 'discards the content of the app database, and uploads.duckdb; no server may be using them' },
    'key-lost': { summary: "removes what only the backup's lost key could decrypt; it must be entered again" },
  },
  run: restoreFrom,
}

async function restoreFrom({ positionals, options }: Arguments): Promise<number> {
  const { appDatabase, secretKey, dataDir } = readConfig()
  const { restoreBackup } = await loadMaintenance()
  mkdirSync(dataDir, { recursive: true })
  if (!isPostgresUrl(appDatabase)) mkdirSync(dirname(appDatabase), { recursive: true })
  const isKeyLost = options.has('key-lost')
  const { counts, createdAt, product, notes, forgotten, files } = await restoreBackup({
    file: resolve(positionals[0] ?? ''),
    location: appDatabase,
    secretKey: secretKey ?? (isKeyLost ? makeKey(dataDir) : undefined),
    isKeyLost,
    isOverwriting: options.has('overwrite'),
    dataDir,
    adoptKey: (key) => storeKey(dataDir, key),
  })
  console.log(
    `${withoutPassword(appDatabase)}: ${rowsText(counts)}, from a backup of ${createdAt} (version ${product})`,
  )
  for (const name of files) console.log(`${join(dataDir, name)}: as in the backup`)
  for (const line of noteLines(notes)) console.log(line)
  if (forgotten !== undefined) for (const line of forgottenLines(forgotten)) console.log(line)
  return 0
}
