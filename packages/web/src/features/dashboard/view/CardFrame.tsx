import { memo, useMemo } from 'react'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { urlOfItem } from '../../../lib/urls.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Picture } from '../../../viz/Picture/index.ts'
import type { CardRun } from './runs.ts'
import styles from './CardFrame.module.css'

interface CardFrameProps {
  card: DashboardCard
  run: CardRun | undefined
}

/** A question on a dashboard: its title and its picture, or what kept it from being there. */
export const CardFrame = memo(function CardFrame({ card: { card, visualization_settings: own }, run }: CardFrameProps) {
  const settings = useMemo(() => ({ ...card?.visualization_settings, ...own }), [card, own])
  const title = String(settings['card.title'] ?? card?.name ?? '')
  const { result, isRunning = true, failure } = run ?? {}
  const error = failure ?? (result?.status === 'failed' ? (result.error ?? t('The question failed.')) : undefined)
  return (
    <section className={styles.card} aria-label={title} aria-busy={isRunning}>
      {settings['card.hide_empty'] !== true && (
        <header className={styles.head}>
          <h2 className={styles.title}>
            {card?.id === undefined ? (
              title
            ) : (
              <Link
                variant="quiet"
                href={urlOfItem({ model: 'card', id: card.id, name: card.name ?? null, type: card.type ?? null })}
              >
                {title}
              </Link>
            )}
          </h2>
        </header>
      )}
      <div className={styles.body} data-old={(isRunning && result !== undefined) || undefined}>
        {error !== undefined ? (
          <Problem title={t('No answer')} isSmall>
            {error}
          </Problem>
        ) : result === undefined ? (
          <Skeleton />
        ) : (
          <Picture
            display={card?.display ?? 'table'}
            settings={settings}
            result={result.data}
            label={title}
            isWhole={result.data.rows_truncated === undefined}
          />
        )}
      </div>
    </section>
  )
})
