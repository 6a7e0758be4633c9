import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Card } from '../../../api/card.ts'
import type { Dashboard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { infoStore, openInfo } from './info-store.ts'
import { useBookmark } from './use-bookmark.ts'

const InfoPanel = lazy(async () => ({ default: (await import('./InfoPanel.tsx')).InfoPanel }))

/** A question or a dashboard as the panel knows it. */
export type InfoSubject = { kind: 'card'; thing: Card } | { kind: 'dashboard'; thing: Dashboard }

interface InfoToolsProps {
  subject: InfoSubject
  /** Version of the thing that is shown. */
  etag: string | null
  /** More to set about it, below what is known. */
  children?: ReactNode
}

/** The bookmark, and the panel that tells what the thing is and was: buttons for its head, with their keys. */
export function InfoTools({ subject, etag, children }: InfoToolsProps) {
  const { kind, thing } = subject
  const { isMarked, toggle } = useBookmark(kind, thing.id)
  const tab = useStore(infoStore, (state) => state.tab)
  useEffect(() => () => openInfo(null), [kind, thing.id])
  const section = kind === 'card' ? t('Question') : t('Dashboard')
  const mark = isMarked ? t('Remove the bookmark') : t('Bookmark')
  useActions([
    { id: 'item.mark', label: mark, section, icon: 'star', keys: 'd', run: toggle },
    { id: 'item.info', label: t('About and history'), section, icon: 'info', keys: ']', run: () => openInfo('about') },
  ])
  return (
    <>
      <IconButton icon="star" label={mark} keys="d" isOn={isMarked} onPress={toggle} />
      <IconButton icon="info" label={t('About and history')} keys="]" onPress={() => openInfo('about')} />
      {tab !== null && (
        <Suspense>
          <InfoPanel subject={subject} etag={etag} tab={tab}>
            {children}
          </InfoPanel>
        </Suspense>
      )}
    </>
  )
}
