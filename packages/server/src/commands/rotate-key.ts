/** `rotate-key`: encrypts all secrets with a new key. */
import { mkdirSync, readFileSync } from 'node:fs'
import { openAppDatabase } from '../app-database.ts'
import { readConfig } from '../config/config.ts'
import { adoptNextKey, otherKeys, prepareNextKey, randomKey, refuseShort } from '../config/secret-key.ts'
import { loadMaintenance } from '../store/index.ts'
import { CommandError, type Arguments, type Command } from './cli/command.ts'
import { forgottenLines } from './cli/texts.ts'

export const rotateKey: Command = {
  about:
    'Re-encrypts the connection details, secret settings, secrets of one-time passwords, details of webhooks and requests\n' +
    'of HTTP actions in the app database, in one transaction, and puts the new key into secret.key of the data folder; the old one stays beside it as secret.key.old, for\n' +
    'backups that were made without their key. Stop all servers first. With QUERENT_SECRET_KEY, change the variable afterwards.',
  positionals: [],
  options: {
    'key-file': { value: 'FILE', summary: 'reads the new key from a file; otherwise, a random one is generated' },
    'key-lost': { summary: 'removes what only the lost key could decrypt; it must be entered again' },
  },
  run: rotate,
}

async function rotate({ options }: Arguments): Promise<number> {
  const { appDatabase, dataDir, isKeyStored } = readConfig()
  const { changeSecretKey, refuseInUse } = await loadMaintenance()
  await refuseInUse(appDatabase)
  if (options.has('key-lost')) return replaceLostKey(newKey(options.get('key-file')))
  const present = await presentKey()
  const next = newKey(options.get('key-file'))
  if (next === present) throw new CommandError('The new key is the same as the current one.')
  mkdirSync(dataDir, { recursive: true })
  prepareNextKey(dataDir, next)
  const { databases, settings, oneTimePasswords, webhooks, actions, unreadable } = await changeSecretKey(
    appDatabase,
    present,
    next,
  )
  const old = adoptNextKey(dataDir)
  console.log(
    `Re-encrypted: connection details of ${databases} databases, ${settings} secret settings, ` +
      `${oneTimePasswords} one-time passwords, details of ${webhooks} webhooks, requests of ${actions} actions.`,
  )
  if (unreadable.length > 0) console.log(`Already unreadable, must be entered again: ${unreadable.join(', ')}`)
  tellPlace(dataDir, old, isKeyStored)
  return 0
}

function tellPlace(dataDir: string, old: string | undefined, isKeyStored: boolean): void {
  console.log(
    `The new key is in ${dataDir}/secret.key.${old === undefined ? '' : ` The one that was there is in ${old}.`}`,
  )
  if (!isKeyStored) console.log('QUERENT_SECRET_KEY is still the old key: set it to the new one, or unset it.')
}

async function replaceLostKey(next: string): Promise<number> {
  const { appDatabase, dataDir, isKeyStored, secretKey } = readConfig()
  const { forgetSecrets, refuseMissing } = await loadMaintenance()
  await refuseMissing(appDatabase)
  const atHand = [...(secretKey === undefined ? [] : [secretKey]), ...otherKeys(dataDir)]
  mkdirSync(dataDir, { recursive: true })
  const forgotten = await forgetSecrets(appDatabase, atHand, () => {
    prepareNextKey(dataDir, next)
    return next
  })
  const old = adoptNextKey(dataDir)
  for (const line of forgottenLines(forgotten)) console.log(line)
  tellPlace(dataDir, old, isKeyStored)
  return 0
}

/** The key that fits, after an earlier change that was cut off is brought to its end. */
async function presentKey(): Promise<string> {
  const { secretKey, ...config } = readConfig()
  if (secretKey === undefined) throw new CommandError('There is no secret key yet: the first start creates one.')
  await (await openAppDatabase({ ...config, secretKey })).close()
  return readConfig().secretKey ?? secretKey
}

function newKey(file: string | true | undefined): string {
  if (typeof file !== 'string') return randomKey()
  const key = readText(file).trim()
  refuseShort(key, file)
  return key
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CommandError(`The new key cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
