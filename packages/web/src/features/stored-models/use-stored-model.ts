import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Card } from '../../api/card.ts'
import { databaseOptions, type Database } from '../../api/database.ts'
import { refreshModel, stopModel, storedModelOptions, storeModel, type StoredModel } from '../../api/stored-models.ts'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import { useActions } from '../../lib/use-actions.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { toast } from '../../ui/Toast/index.ts'

export interface StoredModelActions {
  /** What is stored; null for nothing, undefined where the reader may not know, or does not yet. */
  stored: StoredModel | null | undefined
  /** What the reader may do about it now. */
  actions: readonly Action<IconName>[]
}

/** Offers what can be done about the table of a model to the palette, and returns it for menus. */
export function useStoredModel(card: Card): StoredModelActions {
  const client = useQueryClient()
  const isModel = card.type === 'model' && !card.archived && card.database_id != null
  const { data: database } = useQuery({ ...databaseOptions(card.database_id ?? 0), enabled: isModel })
  const isOn = database?.features?.includes('persist-models-enabled') === true
  const { data: stored } = useQuery({ ...storedModelOptions(card.id), enabled: isModel && isOn })
  async function act(change: (id: number) => Promise<unknown>, done: string): Promise<void> {
    try {
      await change(card.id)
      toast({ text: done, tone: 'good' })
    } catch (error) {
      toast({
        text: t('Not done: {reason}', { reason: error instanceof Error ? error.message : String(error) }),
        tone: 'bad',
      })
    }
    await client.invalidateQueries({ queryKey: ['stored models'] })
  }
  const isMine = isModel && card.can_write && mayManage(database)
  const actions = isMine && stored !== undefined ? actionsOf(stored, act) : []
  useActions(actions)
  return { stored: isOn ? stored : undefined, actions }
}

type Act = (change: (id: number) => Promise<unknown>, done: string) => Promise<void>

function actionsOf(stored: StoredModel | null, act: Act): Action<IconName>[] {
  const section = t('This model')
  const store = {
    id: 'model.store',
    label: t('Store as a table'),
    icon: 'database',
    section,
    run: () => void act(storeModel, t('The rows of the model are being stored.')),
  } as const
  if (stored === null || stored.state === 'off' || stored.state === 'deletable') return [store]
  return [
    {
      id: 'model.refresh',
      label: t('Refresh the stored rows'),
      icon: 'refresh',
      section,
      run: () => void act(refreshModel, t('The stored rows are being refreshed.')),
    },
    {
      id: 'model.stop-storing',
      label: t('Stop storing as a table'),
      icon: 'database',
      section,
      run: () => void act(stopModel, t('Questions read the source of the model again.')),
    },
  ]
}

const mayManage = (database: Database | undefined) => database?.['can-manage'] === true
