/**
 * The settings in effect: from the environment, else stored, else the default. Who may read and change them is in
 * services/settings/settings, their definitions are in the registry of the contract package. Tested by test/contract/setting.test.ts.
 */
import { randomUUID } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Observe } from '../observe/events.ts'
import { VersionedCache, type CacheVersions, type Store } from '../store/index.ts'
import { createSnapshot, type SettingsSnapshot } from './snapshot.ts'

export { embeddingKeys, isStaticEmbeddingOn } from './embedding.ts'
export { isJwtOn, isLdapConfigured, isLdapOn, isOidcOn, oidcClient, type OidcClient } from './sign-on.ts'
export { createSnapshot, type SettingsSnapshot } from './snapshot.ts'

/** What the server makes up for itself once. */
const GENERATED = ['analytics-uuid', 'site-uuid', 'site-uuid-for-unsubscribing-url', 'setup-token']

interface SettingsDeps {
  store: Pick<Store, 'settings' | 'transaction' | 'versions'>
  config: Pick<Config, 'settings'>
  observe: Observe
}

export function createSettings({ store, config, observe }: SettingsDeps) {
  let latest = createSnapshot([], config.settings)
  const snapshots = new VersionedCache('settings', async () => {
    latest = createSnapshot(await store.settings.list(), config.settings)
    for (const key of latest.unusable) observe({ type: 'setting.failed', key, error: 'The stored value is unusable' })
    return latest
  })

  /** The settings in effect now, also when another process changed them. Cheap: one read of the change counters. */
  async function current(): Promise<SettingsSnapshot> {
    return at(await store.versions())
  }

  /** The same for a caller that has just read the change counters. */
  function at(versions: CacheVersions): Promise<SettingsSnapshot> {
    return snapshots.get(versions)
  }

  /** Of several processes that write a value, the first one wins. */
  async function writeIfAbsent(key: string, value: unknown): Promise<void> {
    await store.transaction((repositories) => repositories.settings.writeIfAbsent({ key, value }))
  }

  /** Stores the values that the server generates for itself, unless they are there. */
  async function ensureGeneratedValues(): Promise<void> {
    const snapshot = await current()
    for (const key of GENERATED) {
      if (snapshot.read(key) === null) await writeIfAbsent(key, randomUUID())
    }
  }

  return {
    current,
    at,
    /** As last read, for what is asked in every request; before the first reading, what the environment says. */
    latest: () => latest,
    writeIfAbsent,
    ensureGeneratedValues,
  }
}

export type Settings = ReturnType<typeof createSettings>
