import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createNotification, sendDraft, updateNotification, type Notification } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form } from '../../../ui/Form/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { bodyOf, type DeliveryDraft, type Subject } from '../model/draft.ts'
import { isNobody } from '../model/receivers.ts'
import { ConditionPart } from './ConditionPart.tsx'
import { ContentPart } from './ContentPart.tsx'
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

/** All of a subscription or alert. */
export function DeliveryForm({ subject, before, start, onClose }: DeliveryFormProps) {
  const id = useId()
  const [draft, setDraft] = useState(start)
  const set = (changes: Partial<DeliveryDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const saving = useSaving({ draft, subject, before, onClose })
  const testing = useMutation({ mutationFn: () => sendDraft(bodyOf(draft, subject, null)) })
  const isEmpty = isNobody(draft)
  return (
    <>
      <Form id={id} onSubmit={() => !isEmpty && saving.mutate()}>
        {subject.kind === 'card' && <ConditionPart card={subject.card} draft={draft} onChange={set} />}
        <ToPart receivers={draft} before={before} onChange={set} />
        <WhenPart cadence={draft.cadence} onChange={(cadence) => set({ cadence })} />
        {subject.kind === 'dashboard' && <ContentPart dashboard={subject.dashboard} draft={draft} onChange={set} />}
      </Form>
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
    </>
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
