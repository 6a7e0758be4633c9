import { useQuery } from '@tanstack/react-query'
import { cardResultOptions } from '../../../api/card.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { kindName, virtualKind } from '../../../models/dashboard/draft/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { CardFrame } from '../CardFrame.tsx'
import { WrittenCard } from '../WrittenCard.tsx'
import styles from './unsaved.module.css'

/** A card without a stored answer: words as they are written, or a question that is asked by itself. */
export function DraftCard({ card }: { card: DashboardCard }) {
  const kind = virtualKind(card)
  if (kind === 'placeholder') {
    return (
      <div className={styles.blank}>
        <Empty isSmall title={t('Choose a question')} />
      </div>
    )
  }
  if (card.card_id !== null) return <NewQuestion card={card} cardId={card.card_id} />
  const isBlank = !['text', 'link', 'iframe'].some((key) => hasWords(card.visualization_settings[key]))
  return isBlank ? <div className={styles.blank}>{kindName(kind)}</div> : <WrittenCard card={card} />
}

function NewQuestion({ card, cardId }: { card: DashboardCard; cardId: number }) {
  const options = cardResultOptions({
    id: cardId,
    display: card.card?.display ?? '',
    dataset_query: card.card?.dataset_query,
  })
  const { data: result, error, isPending } = useQuery(options)
  const run = { isRunning: isPending, ...(result && { result }), ...(error && { failure: error.message }) }
  return <CardFrame card={card} run={run} />
}

function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((one) => (typeof one === 'string' ? one !== '' : one !== null && one !== undefined))
}
