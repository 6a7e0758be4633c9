import { t } from '../../../../i18n/t.ts'
import { titleOf } from '../../../../models/dashboard/draft/index.ts'
import type { CardPair, CardPart } from '../model/index.ts'
import { MarkSign } from './MarkSign.tsx'
import styles from './compare.module.css'

/** Cards that are not as they were, each with what became of it. */
export function CardChanges({ pairs }: { pairs: readonly CardPair[] }) {
  if (pairs.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('Cards')}</h3>
      <ul className={styles.changes}>
        {pairs.map((pair) => {
          const card = pair.after ?? pair.before
          return (
            <li key={`${pair.before?.id ?? ''} ${pair.after?.id ?? ''}`}>
              <MarkSign mark={pair.mark} />
              <span>{card === null ? '' : titleOf(card)}</span>
              {pair.parts.length > 0 && <span className={styles.parts}>{pair.parts.map(partWord).join(', ')}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function partWord(part: CardPart): string {
  const words: Readonly<Record<CardPart, string>> = {
    place: t('place'),
    size: t('size'),
    tab: t('tab'),
    question: t('question'),
    series: t('series'),
    filters: t('filters'),
    settings: t('settings'),
  }
  return words[part]
}
