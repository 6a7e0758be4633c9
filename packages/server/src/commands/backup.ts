/** `backup FILE`: a copy of the app database in one file. */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { holdDuckDbFile } from '@querent/drivers'
import { readConfig } from '../config/config.ts'
import { nextKey } from '../config/secret-key.ts'
import { messageOf } from '../observe/message-of.ts'
import { loadMaintenance, UPLOADS_FILE, UPLOADS_FILES } from '../store/index.ts'
import { VERSION } from '../version.ts'
import { CommandError, type Arguments, type Command } from './cli/command.ts'
import { rowsText } from './cli/texts.ts'

export const backup: Command = {
  about:
    'Writes all content, settings and people of the app database into one file, as they are at one moment. Servers may\n' +
    'run meanwhile. The file is the same whether the app database is SQLite or PostgreSQL, and `querent restore` reads it\n' +
    'into either. It contains neither cached results nor the data of connected databases, but uploads.duckdb of the data\n' +
    'folder, into which nothing can be uploaded while it is copied.',
  positionals: [{ name: 'FILE', summary: 'where to write the backup' }],
  options: {
    'with-key': {
      summary: 'includes the secret key, so that the file alone can restore everything: protect it like a password',
    },
    'without-uploads': { summary: 'leaves out uploads.duckdb' },
    overwrite: { summary: 'replaces FILE if it exists' },
  },
  run: writeBackup,
}

async function writeBackup({ positionals, options }: Arguments): Promise<number> {
  const file = resolve(positionals[0] ?? '')
  if (existsSync(file) && !options.has('overwrite')) {
    throw new CommandError(`${file} already exists. Choose another name, or add --overwrite.`)
  }
  const { appDatabase, secretKey, dataDir } = readConfig()
  const isWithKey = options.has('with-key')
  if (isWithKey && secretKey === undefined) throw new CommandError('There is no secret key yet to put into the backup.')
  if (!existsSync(dirname(file))) {
    throw new CommandError(`There is no folder ${dirname(file)}. Create it, or mount the disk that it is on.`)
  }
  const { backUp, noteBackupIn } = await loadMaintenance()
  const now = Date.now()
  const made = {
    location: appDatabase,
    file,
    product: VERSION.product,
    createdAt: new Date(now).toISOString(),
    // The second one is there when a change of the key was cut off.
    secretKeys: isWithKey ? [secretKey, nextKey(dataDir)].filter((key) => key !== undefined) : [],
  }
  const isWithUploads = !options.has('without-uploads') && existsSync(join(dataDir, UPLOADS_FILE))
  const { counts, bytes } = await (isWithUploads
    ? holdingUploads(dataDir, (files) => backUp({ ...made, files }))
    : backUp({ ...made, files: [] }))
  console.log(`${file}: ${rowsText(counts)}, ${Math.ceil(bytes / 1024)} KB`)
  console.log(
    isWithKey
      ? 'The backup contains the secret key: anybody with the file can read the passwords of connected databases.'
      : 'The backup does not contain the secret key. Keep the key separately (secret.key in the data folder, or QUERENT_SECRET_KEY): without it, ' +
          'passwords of connected databases in the backup cannot be read.',
  )
  // The backup is good all the same, and may be the last one that the disk has room for.
  await noteBackupIn(appDatabase, now).catch((error: unknown) =>
    console.error(`Monitoring does not see this backup, because it cannot be recorded: ${messageOf(error)}`),
  )
  return 0
}

/** Nobody writes the file until the work is done: it fits what the app database says of it. */
async function holdingUploads<T>(
  dataDir: string,
  work: (files: { name: string; path: string }[]) => Promise<T>,
): Promise<T> {
  const files = UPLOADS_FILES.map((name) => ({ name, path: join(dataDir, name) }))
  return holdDuckDbFile(join(dataDir, UPLOADS_FILE), () => work(files.filter(({ path }) => existsSync(path))))
}
