/** The app database of a configuration, also after a change of the key that was cut off. */
import type { Config } from './config/config.ts'
import { adoptNextKey, nextKey } from './config/secret-key.ts'
import { AppDatabaseError, createSecrets, openStore, WrongSecretKey, type Store } from './store/index.ts'

type Needed = Pick<Config, 'appDatabase' | 'secretKey' | 'isKeyStored' | 'dataDir'>

/**
 * `rotate-key` keeps the new key beside the present one until all is encrypted with it. If it was killed after that, the
 * new key is the one that fits, and takes its place now. @throws {AppDatabaseError}
 */
export async function openAppDatabase({ appDatabase, secretKey, isKeyStored, dataDir }: Needed): Promise<Store> {
  try {
    return await openStore(appDatabase, createSecrets(secretKey), dataDir)
  } catch (error) {
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
