import { refreshModel, type StoredModel } from '../../api/stored-models.ts'

/** Has all of them refreshed; gives the reason of the first that could not be asked for. */
export async function refreshAll(models: readonly Pick<StoredModel, 'card_id'>[]): Promise<string | null> {
  const asked = await Promise.allSettled(models.map(({ card_id }) => refreshModel(card_id)))
  const failed = asked.find((one) => one.status === 'rejected')
  if (failed === undefined) return null
  return failed.reason instanceof Error ? failed.reason.message : String(failed.reason)
}
