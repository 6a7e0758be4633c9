/** The app database of a configuration, also after a change of the key that was cut off. */
import type { Config } from './config/config.ts'
import { adoptNextKey, forgetKey, nextKey } from './config/secret-key.ts'
import { AppDatabaseError, createSecrets, openStore, WrongSecretKey, type Store } from './store/index.ts'

type Needed = Pick<Config, 'appDatabase' | 'secretKey' | 'isKeyStored' | 'isKeyNew' | 'dataDir'>

/**
 * `rotate-key` keeps the new key beside the present one until all is encrypted with it. If it was killed after that, the
 * new key is the one that fits, and takes its place now. @throws {AppDatabaseError}
 */
export async function openAppDatabase(config: Needed): Promise<Store> {
  const { appDatabase, secretKey, isKeyStored, dataDir } = config
  try {
    return await openStore(appDatabase, createSecrets(secretKey), dataDir)
  } catch (error) {
    if (error instanceof WrongSecretKey && config.isKeyNew) throw noKey(dataDir)
    const next = error instanceof WrongSecretKey ? nextKey(dataDir) : undefined
    if (next === undefined) throw error
    const store = await openStore(appDatabase, createSecrets(next), dataDir)
    if (isKeyStored) {
      adoptNextKey(dataDir)
      return store
    }
    await store.close()
    throw new AppDatabaseError(
      `A change of the secret key was cut off when it was done: QUERENT_SECRET_KEY is the old key, the new one is in ` +
        `${dataDir}/secret.key.next. Set the variable to that.`,
    )
  }
}

/** A key in its place would only be taken for the right one. */
function noKey(dataDir: string): AppDatabaseError {
  forgetKey(dataDir)
  return new AppDatabaseError(
    `The secret key is missing: this app database was written with one, and there is neither QUERENT_SECRET_KEY nor ` +
      `${dataDir}/secret.key. Set the variable, or put the file back.`,
  )
}
