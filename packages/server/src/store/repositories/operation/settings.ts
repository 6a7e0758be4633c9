/** Stored values of settings; the values of secret and sealed settings are encrypted. */
import { findSetting, isEncrypted } from '@querent/contract'
import type { StoreContext } from '../../context.ts'
import { openSetting } from '../../secrets/sealed.ts'

/** A value to store; null deletes the row, so that the setting reads as its default. */
export interface SettingChange {
  key: string
  value: unknown
}

/** A stored value; `isReadable` is false when it was stored under another secret key or is damaged. */
export type StoredSetting = { key: string; isReadable: true; value: unknown } | { key: string; isReadable: false }

export function settingRepository({ db, secrets, change }: StoreContext) {
  function read({ key, value }: { key: string; value: string }): StoredSetting {
    try {
      const text = mustBeEncrypted(key) ? openSetting(secrets, value) : value
      return { key, isReadable: true, value: JSON.parse(text) }
    } catch {
      return { key, isReadable: false }
    }
  }

  function toRow({ key, value }: SettingChange) {
    const text = JSON.stringify(value)
    return { key, value: mustBeEncrypted(key) ? secrets.encrypt(text) : text }
  }

  return {
    async list(): Promise<StoredSetting[]> {
      const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
      return rows.map(read)
    },

    async write(changes: readonly SettingChange[]): Promise<void> {
      if (changes.length === 0) return
      return change('settings', async (db) => {
        const gone = changes.filter(({ value }) => value === null).map(({ key }) => key)
        if (gone.length > 0) await db.deleteFrom('settings').where('key', 'in', gone).execute()
        const rows = changes.filter(({ value }) => value !== null).map(toRow)
        if (rows.length === 0) return
        await db
          .insertInto('settings')
          .values(rows)
          .onConflict((conflict) => conflict.column('key').doUpdateSet((e) => ({ value: e.ref('excluded.value') })))
          .execute()
      })
    },

    /** Stores the value unless there is one; true when it was stored. Safe when several processes start at once. */
    async writeIfAbsent(setting: SettingChange): Promise<boolean> {
      return change('settings', async (db) => {
        const { numInsertedOrUpdatedRows = 0n } = await db
          .insertInto('settings')
          .values(toRow(setting))
          .onConflict((conflict) => conflict.column('key').doNothing())
          .executeTakeFirst()
        return numInsertedOrUpdatedRows > 0n
      })
    },
  }
}

function mustBeEncrypted(key: string): boolean {
  const definition = findSetting(key)
  return definition !== undefined && isEncrypted(definition)
}
