import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { dashboardOptions, type Dashboard } from '../../../api/dashboard.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { useAddressSearch } from '../../../lib/address/index.ts'
import type { KeptDraft } from '../../../lib/drafts/index.ts'
import { useFoundDraft, useNewer } from '../../../models/saving/index.ts'
import { Notices } from '../../versions/saving/index.ts'
import { placeOf } from '../edit/draft-place.ts'
import { ReadDashboard } from './ReadDashboard.tsx'

const DashboardEditor = lazy(async () => ({
  default: (await import('../edit/DashboardEditor.tsx')).DashboardEditor,
}))

interface OpenDashboardProps {
  dashboard: Dashboard
  etag: string | null
}

/** A dashboard that is read, or edited on the same page. */
export function OpenDashboard({ dashboard, etag }: OpenDashboardProps) {
  const { id, can_write } = dashboard
  const { data: user } = useQuery(currentUserOptions)
  const userId = user?.id ?? 0
  const tab = Number.parseInt(String(useAddressSearch()['tab'] ?? ''), 10)
  const router = useRouter()
  const isNew = useRouterState({ select: ({ location }) => location.hash === 'edit' })
  const [editing, setEditing] = useState<{ kept?: KeptDraft | undefined } | null>(null)
  // Whoever is sent here to edit goes on with what is kept of before.
  const isSent = useRef(isNew && can_write && !dashboard.archived)
  const found = useFoundDraft(can_write && editing === null ? placeOf(userId, id) : null)
  const newer = useNewer('dashboard', editing === null ? id : null, etag)
  const client = useQueryClient()

  const begin = (kept?: KeptDraft): void => {
    isSent.current = false
    found.resume()
    setEditing({ kept })
  }
  const isKnown = found.isAsked || found.kept !== null
  useEffect(() => {
    if (isSent.current && isKnown) begin(found.kept ?? undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when what is kept is known
  }, [isKnown])

  // What was pressed is gone with the other view: the keyboard goes on from the top of the page.
  const wasEditing = useRef(editing !== null)
  useEffect(() => {
    if (wasEditing.current === (editing !== null)) return
    wasEditing.current = editing !== null
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [editing])

  if (editing !== null) {
    const { kept } = editing
    return (
      <Suspense>
        <DashboardEditor
          dashboard={dashboard}
          etag={etag}
          tab={Number.isNaN(tab) ? null : tab}
          kept={kept === undefined ? undefined : { draft: kept.value as Dashboard, etag: kept.etag }}
          onDone={() => {
            setEditing(null)
            if (isNew) void router.navigate({ to: '.', search: true, hash: '', replace: true })
          }}
        />
      </Suspense>
    )
  }
  if (isSent.current) return null
  return (
    <ReadDashboard
      dashboard={dashboard}
      etag={etag}
      onEdit={can_write && !dashboard.archived ? () => begin(found.kept ?? undefined) : undefined}
      notice={
        <Notices
          isInside
          kept={found.kept}
          onResume={() => begin(found.kept ?? undefined)}
          onForget={found.forget}
          newer={newer}
          isDirty={false}
          onShow={() => void client.invalidateQueries({ queryKey: dashboardOptions(id).queryKey })}
        />
      }
    />
  )
}
