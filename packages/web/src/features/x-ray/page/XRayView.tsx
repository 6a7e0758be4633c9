import { useMemo, useState } from 'react'
import type { XRay } from '../../../api/x-ray.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { shownXRay } from '../../../models/dashboard/transient/index.ts'
import { DashboardView } from '../../dashboard-view/index.ts'
import { RelatedLinks } from './RelatedLinks.tsx'
import { SaveDialog } from '../../save-board/index.ts'
import { useHost } from './use-host.tsx'
import styles from './page.module.css'

interface XRayViewProps {
  what: string
  board: XRay
  trail: readonly { label: string; href: string }[]
}

/** An x-ray to be read and kept, with what is worth a look next. */
export function XRayView({ what, board, trail }: XRayViewProps) {
  const shown = useMemo(() => shownXRay(board), [board])
  const { host, menu } = useHost(shown)
  const [isSaving, setSaving] = useState(false)
  return (
    <Page
      title={board.transient_name}
      description={board.description ?? undefined}
      crumbs={[{ label: t('Data'), href: urls.browse }, ...trail]}
      actions={
        <Button variant="primary" onPress={() => setSaving(true)}>
          {t('Save')}
        </Button>
      }
    >
      <DashboardView dashboard={shown} host={host} />
      {menu}
      {board.more !== null && (
        <p className={styles.more}>
          <Link variant="button" href={`${urls.xRay(what)}#show=all`}>
            {t('Show all cards')}
          </Link>
        </p>
      )}
      <RelatedLinks related={board.related} />
      {isSaving && <SaveDialog board={board} onClose={() => setSaving(false)} />}
    </Page>
  )
}
