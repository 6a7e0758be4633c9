import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { cardOptions } from '../../../api/card.ts'
import { collectionOptions } from '../../../api/collection.ts'
import { dashboardOptions } from '../../../api/dashboard.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { idOf } from '../../../lib/urls.ts'
import type { UploadPlace } from './asked.ts'

/** The collection that is shown, or that of the question or dashboard shown, if one may write to it; else the reader's own, else the root. */
export function useHere(): UploadPlace {
  const shown = useShown()
  const { data: collection } = useQuery({ ...collectionOptions(shown ?? 'root'), enabled: shown !== undefined })
  const { data: user } = useQuery(currentUserOptions)
  const root = { id: 'root', name: t('Our analytics') }
  if (shown !== undefined && collection?.can_write === true) {
    return shown === 'root' ? root : { id: String(shown), name: collection.name }
  }
  const own = user?.personal_collection_id
  return own == null ? root : { id: String(own), name: t('Your collection') }
}

/** The collection that the address names, or that what it names is in; undefined elsewhere. */
function useShown(): number | 'root' | undefined {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [, kind, slug = ''] = /^\/(collection|question|model|metric|dashboard)\/([^/]+)/.exec(path) ?? []
  const id = idOf(slug)
  // The page loads them.
  const { data: card } = useQuery({ ...cardOptions(id ?? 0), enabled: false })
  const { data: dashboard } = useQuery({ ...dashboardOptions(id ?? 0), enabled: false })
  if (kind === 'collection') return slug === 'root' ? 'root' : id
  const item = kind === 'dashboard' ? dashboard : kind === undefined ? undefined : card
  return item === undefined ? undefined : (item.value.collection_id ?? 'root')
}
