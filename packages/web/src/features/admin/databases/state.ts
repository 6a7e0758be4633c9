/** How the sync of a database stands. */
import type { ManagedDatabase } from '../../../api/database-admin.ts'
import { t } from '../../../i18n/t.ts'
import { ago } from '../../../i18n/when.ts'

interface SyncState {
  tone: 'good' | 'bad' | 'accent'
  /** In a word or two. */
  word: string
  text: string
  /** What the server said of the failure. */
  error?: string
}

type Synced = Pick<ManagedDatabase, 'initial_sync_status' | 'sync_error' | 'last_synced_at'>

/** @param isSyncing A sync has been asked for and has not ended. */
export function syncState({ initial_sync_status, sync_error, last_synced_at }: Synced, isSyncing = false): SyncState {
  const last = last_synced_at ? t('Last sync: {when}', { when: ago(last_synced_at) }) : t('Never synced')
  if (isSyncing) return { tone: 'accent', word: t('Syncing'), text: t('Its tables and columns are being read.') }
  if (sync_error || initial_sync_status === 'aborted') {
    const text = last_synced_at
      ? t('The last sync failed. Tables and fields are as of the previous sync.')
      : t('The first sync failed, so none of its tables can be used yet.')
    return { tone: 'bad', word: t('Sync failed'), text, ...(sync_error && { error: sync_error }) }
  }
  if (initial_sync_status === 'incomplete') {
    return { tone: 'accent', word: t('Syncing'), text: t('Its tables and columns are being read for the first time.') }
  }
  return { tone: 'good', word: t('Up to date'), text: last }
}

/** Whether a sync that was asked for when the record was `before` has ended. */
export function hasEnded(before: Synced, now: Synced): boolean {
  if (now.initial_sync_status === 'incomplete') return false
  return (
    now.last_synced_at !== before.last_synced_at ||
    now.sync_error !== before.sync_error ||
    now.initial_sync_status !== before.initial_sync_status
  )
}
