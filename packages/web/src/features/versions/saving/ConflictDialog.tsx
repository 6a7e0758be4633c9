import { useQuery } from '@tanstack/react-query'
import type { Revised, RevisedKind } from '../../../api/revision.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Comparison, type Compared } from '../history/index.ts'
import type { Conflict } from '../../../models/saving/index.ts'
import styles from './saving.module.css'

interface ConflictDialogProps<Kind extends RevisedKind> {
  kind: Kind
  conflict: Conflict<Kind>
  mine: Compared<Kind>
  isSaving: boolean
  onClose(): void
  onMine(): void
  /** Mine stays as a draft. */
  onTheirs(): void
  onCopy(): void
}

/** Somebody else has saved since the draft began: both versions beside each other, and three ways out that lose nothing. */
export function ConflictDialog<Kind extends RevisedKind>(props: ConflictDialogProps<Kind>) {
  const { kind, conflict, mine, isSaving, onClose, onMine, onTheirs, onCopy } = props
  const theirs = conflict.value as Revised<RevisedKind>
  const edit = theirs['last-edit-info']
  const name = [edit?.first_name, edit?.last_name].filter(Boolean).join(' ')
  const { data: me } = useQuery(currentUserOptions)
  const isMe = edit !== undefined && edit.id === me?.id
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('A newer version was saved')}
      size="large"
      footer={
        <>
          <Button isDisabled={isSaving} onPress={onTheirs}>
            {t('Take theirs')}
          </Button>
          <Button isDisabled={isSaving} onPress={onCopy}>
            {t('Save mine as a copy')}
          </Button>
          <Button variant="primary" isPending={isSaving} onPress={onMine}>
            {t('Overwrite')}
          </Button>
        </>
      }
    >
      <p className={styles.words}>
        {isMe
          ? t('You saved it elsewhere while you were changing it here.')
          : name === ''
            ? t('It was saved while you were changing it.')
            : t('{name} saved it while you were changing it.', { name })}{' '}
        {t('Nothing is lost: their version stays in the history, and if you take it, yours is kept as a draft.')}
      </p>
      <section className={styles.both} aria-label={t('Both versions')} tabIndex={0}>
        <Comparison
          kind={kind}
          before={theirs}
          after={mine}
          names={{ before: name === '' || isMe ? t('Theirs') : name, after: t('Mine') }}
        />
      </section>
    </Dialog>
  )
}
