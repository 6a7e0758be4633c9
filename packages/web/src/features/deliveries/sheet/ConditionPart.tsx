import { useQuery } from '@tanstack/react-query'
import { cardResultOptions } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { conditionsFor, sayNow, type ConditionKind } from '../model/condition.ts'
import type { AlertCard, DeliveryDraft } from '../model/draft.ts'
import { ChangeFields } from './ChangeFields.tsx'
import { Part } from './Part.tsx'
import styles from '../deliveries.module.css'

interface ConditionPartProps {
  card: AlertCard
  draft: DeliveryDraft
  onChange(changes: Partial<DeliveryDraft>): void
}

/** When an alert is sent, with the value of now. */
export function ConditionPart({ card, draft, onChange }: ConditionPartProps) {
  const { condition, change, once, onlyWhenItBegins } = draft
  const { data: answer } = useQuery(cardResultOptions({ id: card.id, display: 'table' }))
  const known = answer?.status === 'failed' ? undefined : answer
  return (
    <Part title={t('Condition')}>
      <Select
        label={t('Send it when')}
        value={condition}
        onChange={(next: ConditionKind) => onChange({ condition: next })}
        options={conditionsFor(card, known, condition)}
      />
      {condition === 'change' && (
        <ChangeFields change={change} cols={known?.data.cols} onChange={(next) => onChange({ change: next })} />
      )}
      {known !== undefined && (
        <p className={styles.soft} aria-live="polite">
          {sayNow(condition, card, known)}
        </p>
      )}
      {condition !== 'change' && (
        <Checkbox
          isSelected={onlyWhenItBegins}
          onChange={(next) => onChange({ onlyWhenItBegins: next })}
          help={t('Not sent again while it stays true.')}
        >
          {t('Only when the condition becomes true')}
        </Checkbox>
      )}
      <Checkbox
        isSelected={once}
        onChange={(next) => onChange({ once: next })}
        help={t('The alert stops after it is sent.')}
      >
        {t('Only once')}
      </Checkbox>
    </Part>
  )
}
