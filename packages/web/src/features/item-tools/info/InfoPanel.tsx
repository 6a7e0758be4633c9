import { useState, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { VersionList, VersionView } from '../../versions/history/index.ts'
import { About } from './About.tsx'
import { openInfo, type InfoTab } from './info-store.ts'
import type { InfoSubject } from './InfoTools.tsx'
import styles from './info.module.css'

interface InfoPanelProps {
  subject: InfoSubject
  etag: string | null
  tab: InfoTab
  children: ReactNode
}

const NARROW = 440
const WIDE = 1280

/** What a question or a dashboard is, and what it was: a version that is chosen is shown beside the list. */
export function InfoPanel({ subject, etag, tab, children }: InfoPanelProps) {
  const { kind, thing } = subject
  const [version, setVersion] = useState<number | null>(null)
  const isOneColumn = useMedia('(width < 900px)')
  const chosen = tab === 'history' ? version : null
  return (
    <Sheet
      title={thing.name}
      isOpen
      onOpenChange={(isOpen) => !isOpen && openInfo(null)}
      width={chosen === null ? NARROW : WIDE}
    >
      <div className={styles.panel} data-wide={(chosen !== null && !isOneColumn) || undefined}>
        {!(chosen !== null && isOneColumn) && (
          <div className={styles.column}>
            <Tabs
              label={t('About and history')}
              tabs={[
                {
                  id: 'about',
                  label: t('About'),
                  content: (
                    <About subject={subject} etag={etag}>
                      {children}
                    </About>
                  ),
                },
                {
                  id: 'history',
                  label: t('History'),
                  content: <VersionList kind={kind} id={thing.id} chosen={version} onChoose={setVersion} />,
                },
              ]}
              value={tab}
              onChange={(next) => openInfo(next === 'history' ? 'history' : 'about')}
            />
          </div>
        )}
        {chosen !== null && (
          <div className={styles.column}>
            <VersionView
              kind={kind}
              now={thing}
              revision={chosen}
              isAlone={isOneColumn}
              onBack={() => setVersion(null)}
            />
          </div>
        )}
      </div>
    </Sheet>
  )
}
