import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { runPath } from '../../../api/dashboard-run.ts'
import { currentUserOptions } from '../../../api/session.ts'
import type { KeptDraft } from '../../../lib/drafts.ts'
import { DraftBar } from '../edit/DraftBar.tsx'
import { drafts, placeOf } from '../edit/use-draft-kept.ts'
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
  const tab = useRouterState({
    select: ({ location }) => Number.parseInt(String((location.search as Record<string, unknown>)['tab'] ?? ''), 10),
  })
  const router = useRouter()
  const isNew = useRouterState({ select: ({ location }) => location.hash === 'edit' })
  const [editing, setEditing] = useState<{ kept?: KeptDraft | undefined } | null>(isNew && can_write ? {} : null)
  const [found, setFound] = useState<KeptDraft | null>(null)
  useEffect(() => {
    if (!can_write || editing !== null) return undefined
    let isShown = true
    void drafts.read(placeOf(userId, id)).then((draft) => isShown && setFound(draft))
    return () => {
      isShown = false
    }
  }, [can_write, editing, userId, id])

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
          path={runPath(id)}
          onDone={() => {
            setFound(null)
            setEditing(null)
            if (isNew) void router.navigate({ to: '.', search: true, hash: '', replace: true } as never)
          }}
        />
      </Suspense>
    )
  }
  const begin = (kept?: KeptDraft): void => setEditing({ kept })
  return (
    <ReadDashboard
      dashboard={dashboard}
      etag={etag}
      onEdit={can_write && !dashboard.archived ? () => begin(found ?? undefined) : undefined}
      notice={
        found !== null && (
          <DraftBar
            draft={found}
            onContinue={() => begin(found)}
            onDiscard={() => {
              setFound(null)
              void drafts.discard(placeOf(userId, id))
            }}
          />
        )
      }
    />
  )
}
