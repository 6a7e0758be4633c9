import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createNotification, sendDraft, updateNotification, type Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Segmented } from '../../../ui/Segmented/Segmented.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { bodyOf, type DeliveryDraft, type Subject } from '../model/draft.ts'
import { isNobody } from '../model/receivers.ts'
import { ConditionPart } from './ConditionPart.tsx'
import { ContentPart } from './ContentPart.tsx'
import { Preview } from './Preview.tsx'
import { ToPart } from './ToPart.tsx'
import { WhenPart } from './WhenPart.tsx'
import styles from '../deliveries.module.css'

interface DeliveryFormProps {
  subject: Subject
  /** The record that is edited; null for a new one. */
  before: Notification | null
  start: DeliveryDraft
  onClose(): void
}

/** There is room for form and mail beside each other. */
const WIDE = '(width >= 1100px)'

/** All of a subscription or alert, and its mail. */
export function DeliveryForm({ subject, before, start, onClose }: DeliveryFormProps) {
  const id = useId()
  const [draft, setDraft] = useState(start)
  const [side, setSide] = useState<Side>('form')
  const isWide = useMedia(WIDE)
  const set = (changes: Partial<DeliveryDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const saving = useSaving({ draft, subject, before, onClose })
  const testing = useMutation({ mutationFn: () => sendDraft(bodyOf(draft, subject, null)) })
  const isEmpty = isNobody(draft)
  const preview = <Preview {...{ subject, draft, before }} />
  return (
    <div className={styles.sides}>
      <div className={styles.formSide}>
        {!isWide && <Sides side={side} onChange={setSide} />}
        <div hidden={!isWide && side === 'preview'}>
          <Form id={id} onSubmit={() => !isEmpty && saving.mutate()}>
            {subject.kind === 'card' && <ConditionPart card={subject.card} draft={draft} onChange={set} />}
            <ToPart receivers={draft} before={before} onChange={set} />
            <WhenPart schedules={draft.schedules} before={before} onChange={(schedules) => set({ schedules })} />
            {subject.kind === 'dashboard' && <ContentPart dashboard={subject.dashboard} draft={draft} onChange={set} />}
          </Form>
        </div>
        {!isWide && side === 'preview' && preview}
        <Outcome saving={saving} testing={testing} />
        <div className={styles.foot}>
          <Button icon="send" isDisabled={isEmpty} isPending={testing.isPending} onPress={() => testing.mutate()}>
            {t('Send a test')}
          </Button>
          <span className={styles.gap} />
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={id} isDisabled={isEmpty} isPending={saving.isPending}>
            {t('Save')}
          </Button>
        </div>
      </div>
      {isWide && preview}
    </div>
  )
}

type Side = 'form' | 'preview'

function Sides({ side, onChange }: { side: Side; onChange(side: Side): void }) {
  return (
    <Segmented
      isWide
      label={t('Show')}
      value={side}
      onChange={onChange}
      segments={[
        { id: 'form', label: t('Settings') },
        { id: 'preview', label: t('Preview') },
      ]}
    />
  )
}

interface OutcomeProps {
  saving: ReturnType<typeof useSaving>
  testing: Pick<UseMutationResult<unknown, Error, void>, 'error' | 'isSuccess' | 'mutate'>
}

/** What became of saving and of the test. */
function Outcome({ saving, testing }: OutcomeProps) {
  return (
    <>
      {saving.error !== null && (
        <Problem isSmall title={t('Could not be saved')}>
          {saving.error.message}
        </Problem>
      )}
      {testing.error !== null && (
        <Problem isSmall title={t('The test was not sent')} onRetry={() => testing.mutate()}>
          {testing.error.message}
        </Problem>
      )}
      {testing.isSuccess && (
        <p role="status" className={styles.good}>
          {t('The test was sent.')}
        </p>
      )}
    </>
  )
}

interface Saving extends Pick<DeliveryFormProps, 'subject' | 'before' | 'onClose'> {
  draft: DeliveryDraft
}

function useSaving({ draft, subject, before, onClose }: Saving) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const body = bodyOf(draft, subject, before)
      return before === null ? createNotification(body) : updateNotification(before.id, body)
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['notification'] })
      toast({ text: savedText(subject), tone: 'good' })
      onClose()
    },
  })
}

const savedText = ({ kind }: Subject) =>
  kind === 'dashboard' ? t('The subscription was saved') : t('The alert was saved')
