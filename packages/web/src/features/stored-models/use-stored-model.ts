import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Card } from '../../api/card.ts'
import { databaseOptions } from '../../api/database.ts'
import { refreshModel, stopModel, storedModelOptions, type StoredModel } from '../../api/stored-models.ts'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import { useActions } from '../../lib/use-actions.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'
import { useChange, type Act } from './use-change.ts'
import { useMakeFaster } from './use-make-faster.tsx'
import { isStopped } from './words.ts'

export interface StoredModelActions {
  /** What is stored; null for nothing, undefined where the reader may not know, or does not yet. */
  stored: StoredModel | null | undefined
  /** What the reader may do about it now. */
  actions: readonly Action<IconName>[]
  /** To be shown on the page. */
  sheet: ReactNode
}

/** Offers what can be done about the stored rows of a model to the palette, and returns it for menus. */
export function useStoredModel(card: Card): StoredModelActions {
  const act = useChange()
  const isModel = card.type === 'model' && !card.archived && card.database_id != null
  const { data: database } = useQuery({ ...databaseOptions(card.database_id ?? 0), enabled: isModel })
  const isOn = database?.features?.includes('persist-models-enabled') === true
  const isMine = isModel && card.can_write && database?.['can-manage'] === true
  const isKept = isModel && card.persisted === true
  const { data: kept } = useQuery({ ...storedModelOptions(card.id), enabled: isKept })
  const data = isModel && !isKept ? null : kept
  // Where no tables are stored, only a copy is worth a word.
  const stored = isOn || (data != null && !isStopped(data)) ? data : undefined
  const faster = useMakeFaster({ kind: 'model', id: card.id }, { name: card.name, isAllowed: isMine })
  const changes = isMine && data != null && !isStopped(data) ? changesOf(data, act) : []
  const actions = isMine ? [faster.action, ...changes] : []
  useActions(changes)
  return { stored, actions, sheet: faster.sheet }
}

function changesOf({ card_id: id, target }: StoredModel, act: Act): Action<IconName>[] {
  const section = t('This model')
  return [
    {
      id: 'model.refresh',
      label: t('Refresh the stored rows'),
      icon: 'refresh',
      section,
      run: () => void act(() => refreshModel(id), t('The stored rows are being refreshed.')),
    },
    {
      id: 'model.stop-storing',
      label: target === 'copy' ? t('Stop copying to the server') : t('Stop storing as a table'),
      icon: 'stop',
      section,
      run: () => void act(() => stopModel(id), t('Questions read the source of the model again.')),
    },
  ]
}
