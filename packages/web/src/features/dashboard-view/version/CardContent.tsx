import { useQuery } from '@tanstack/react-query'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { cardResultOptions } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { sameJson } from '../../../lib/same-json.ts'
import { kindName, virtualKind } from '../../../models/dashboard/draft/index.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardRun } from '../runs.ts'
import { WrittenCard } from '../WrittenCard.tsx'
import styles from './version.module.css'

interface CardContentProps {
  card: DashboardCard
  /** As it is saved, if it is. */
  stored: DashboardCard | undefined
  runOf(card: DashboardCard): CardRun | undefined
}

/** What a card of the draft shows: its answer as saved, or that of its question alone while it is new. */
export function CardContent({ card, stored, runOf }: CardContentProps) {
  const kind = virtualKind(card)
  if (kind === 'placeholder') {
    return (
      <div className={styles.blank}>
        <Empty isSmall title={t('Choose a question')} />
      </div>
    )
  }
  if (card.card_id === null) {
    const isBlank = !['text', 'link', 'iframe'].some((key) => hasWords(card.visualization_settings[key]))
    if (isBlank) return <div className={styles.blank}>{kindName(kind)}</div>
    return <WrittenCard card={card} />
  }
  const isStored = stored?.card_id === card.card_id && sameJson(seriesOf(stored), seriesOf(card))
  return isStored ? <CardFrame card={card} run={runOf(stored)} /> : <NewCard card={card} cardId={card.card_id} />
}

function NewCard({ card, cardId }: { card: DashboardCard; cardId: number }) {
  const {
    data: result,
    error,
    isPending,
  } = useQuery(cardResultOptions(cardId, card.card?.display ?? '', card.card?.dataset_query))
  return (
    <CardFrame
      card={card}
      run={{ isRunning: isPending, ...(result && { result }), ...(error && { failure: error.message }) }}
    />
  )
}

const seriesOf = ({ series = [] }: DashboardCard) => series.map(({ id }) => id)

function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((one) => (typeof one === 'string' ? one !== '' : one !== null && one !== undefined))
}
