import { useEffect, type ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { useTitle } from '../../../ui/Page/Page.tsx'
import type { Showing } from './hash.ts'
import styles from './page.module.css'

interface FullScreenProps {
  title: string
  isNight: boolean
  onShow(showing: Partial<Showing>): void
  children: ReactNode
}

/** The dashboard alone, for walls and meetings. Escape leaves it. */
export function FullScreen({ title, isNight, onShow, children }: FullScreenProps) {
  useTitle(title)
  useEffect(() => {
    // Refused without a press just before, such as for a link that somebody opened.
    void document.documentElement.requestFullscreen?.().catch(() => undefined)
    return () => {
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  useEffect(() => {
    const left = () => document.fullscreenElement === null && onShow({ isFullScreen: false, isNight: false })
    document.addEventListener('fullscreenchange', left)
    return () => document.removeEventListener('fullscreenchange', left)
  })
  return (
    <div
      className={styles.whole}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onShow({ isFullScreen: false, isNight: false })
      }}
    >
      <header className={styles.wholeHead}>
        <h1 className={styles.wholeTitle}>{title}</h1>
        <IconButton
          icon={isNight ? 'sun' : 'moon'}
          label={isNight ? t('Day mode') : t('Night mode')}
          onPress={() => onShow({ isNight: !isNight })}
        />
        <IconButton
          icon="exit-full-screen"
          label={t('Leave full screen')}
          keys="."
          onPress={() => onShow({ isFullScreen: false, isNight: false })}
        />
      </header>
      {children}
    </div>
  )
}
