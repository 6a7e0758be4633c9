import { useState } from 'react'
import { changeSegment, retireSegment, type Segment } from '../../../../api/segment.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Form, TextInput } from '../../../../ui/Form/index.ts'
import { useMake } from '../use-changes.ts'
import styles from '../metadata.module.css'

interface RetireDialogProps {
  segment: Segment
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  onRetired?(): void
}

/** Asks why before a segment is retired: it is not offered any more, and what uses it goes on. */
export function RetireDialog({ segment, isOpen, onOpenChange, onRetired }: RetireDialogProps) {
  const make = useMake()
  const [reason, setReason] = useState('')
  const { id, name } = segment

  async function retire(): Promise<void> {
    const said = reason.trim()
    if (said === '') return
    onOpenChange(false)
    const isDone = await make({
      done: t('{name} is retired', { name }),
      run: () => retireSegment(id, said),
      undo: () => changeSegment(id, { archived: false, revision_message: t('Restored') }),
    })
    if (isDone) onRetired?.()
  }

  return (
    <Dialog
      title={t('Retire {name}?', { name })}
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button variant="danger" isDisabled={reason.trim() === ''} onPress={() => void retire()}>
            {t('Retire')}
          </Button>
        </>
      )}
    >
      <div className={styles.dialog}>
        <p>{t('It is no longer offered. Questions that use it keep working.')}</p>
        <Form onSubmit={() => void retire()}>
          <TextInput
            label={t('Why')}
            help={t('Appears in the segment’s history.')}
            autoFocus
            value={reason}
            onChange={setReason}
          />
        </Form>
      </div>
    </Dialog>
  )
}
