import type { Parameter } from '../../../../api/card.ts'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { titleOf, virtualKind } from '../../../../models/dashboard/draft/index.ts'
import {
  alikeConnections,
  connect,
  connectAll,
  fittingOptions,
  sameTarget,
  targetOn,
  type Candidate,
} from '../../../../models/dashboard/wiring/index.ts'
import { useDraft, useSession } from '../session.tsx'
import styles from './wiring.module.css'

interface WireCardProps {
  card: DashboardCard
  filter: Parameter
  /** Of all cards. */
  candidates: readonly Candidate[]
}

/** What a filter does on a card: the column that it is connected to, to choose from those that fit. */
export function WireCard({ card, filter, candidates }: WireCardProps) {
  const own = candidates.filter(({ dashcardId }) => dashcardId === card.id)
  const isMany = own.length > 1
  const title = titleOf(card)
  const rows = own.filter(({ options, cardId }) => cardId !== null || options.length > 0)
  if (rows.length === 0) {
    const isWords = card.card_id === null && virtualKind(card) === 'text'
    return (
      <p className={styles.none}>
        {isWords ? t('Write {example} in the text to use the filter there.', { example: `{{${filter.slug}}}` }) : ''}
      </p>
    )
  }
  return (
    <div className={styles.card} role="group" aria-label={title}>
      <span className={styles.title}>{title}</span>
      {rows.map((candidate) => (
        <Wire
          key={candidate.cardId ?? 0}
          card={card}
          filter={filter}
          candidate={candidate}
          candidates={candidates}
          name={isMany ? nameOf(card, candidate.cardId) : undefined}
        />
      ))}
    </div>
  )
}

interface WireProps extends WireCardProps {
  candidate: Candidate
  name: string | undefined
}

function Wire({ card, filter, candidate, candidates, name }: WireProps) {
  const { editor } = useSession()
  const draft = useDraft()
  const { dashcardId, cardId, options } = candidate
  const fitting = fittingOptions(filter, options)
  const target = targetOn(card, cardId, filter.id)
  const at = fitting.findIndex((option) => sameTarget(option.target, target))
  const chosen = fitting[at]
  const alike = chosen === undefined ? [] : alikeConnections(draft, filter, chosen, candidates)
  const { edit } = editor.getState()
  const to = (next: unknown) =>
    edit(t('Connect a filter'), (before) => connect(before, filter.id, { dashcardId, cardId, target: next }))
  if (fitting.length === 0 && target === null) {
    return <span className={styles.none}>{t('No column matches this filter')}</span>
  }
  const label = name === undefined ? t('Column for {filter}', { filter: filter.name }) : name
  return (
    <div className={styles.wire}>
      <div className={styles.row}>
        <PickerButton
          label={label}
          options={fitting.map((option, index) => ({
            id: String(index),
            label: option.label,
            ...(option.group !== null && { section: option.group }),
          }))}
          value={at < 0 ? null : String(at)}
          text={chosen?.label ?? (target === null ? t('Not connected') : t('A column that no longer exists'))}
          onChange={(id) => to(fitting[Number(id)]?.target ?? null)}
        />
        {target !== null && (
          <Button isSmall variant="quiet" onPress={() => to(null)}>
            {t('Disconnect')}
          </Button>
        )}
      </div>
      {alike.length > 0 && (
        <Button
          isSmall
          onPress={() => edit(t('Connect similar cards'), (before) => connectAll(before, filter.id, alike))}
        >
          {t('{n, plural, one {Connect # more card the same way} other {Connect # more cards the same way}}', {
            n: alike.length,
          })}
        </Button>
      )}
    </div>
  )
}

function nameOf({ card, series = [] }: DashboardCard, cardId: number | null): string {
  return [card, ...series].find((one) => one?.id === cardId)?.name ?? ''
}
