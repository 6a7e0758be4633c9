import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { collectionOptions } from '../../../api/collection.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { idOf } from '../../../lib/urls.ts'
import type { UploadPlace } from '../model/asked.ts'

/** The collection that is shown, if one may write to it; else the reader's own, else the root. */
export function useHere(): UploadPlace {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const part = /^\/collection\/([^/]+)/.exec(path)?.[1]
  const id = part === undefined || part === 'root' ? 'root' : (idOf(part) ?? 'root')
  const { data: shown } = useQuery({ ...collectionOptions(id), enabled: part !== undefined })
  const { data: user } = useQuery(currentUserOptions)
  const root = { id: 'root', name: t('Our analytics') }
  if (part !== undefined && shown?.can_write === true) {
    return id === 'root' ? root : { id: String(id), name: shown.name }
  }
  const own = user?.personal_collection_id
  return own == null ? root : { id: String(own), name: t('Your collection') }
}
