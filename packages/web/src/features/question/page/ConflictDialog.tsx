import { useQuery } from '@tanstack/react-query'
import { storedCardOptions } from '../../../api/card.ts'
import { describeOptions } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { isStaged, type QuestionDraft } from '../draft/index.ts'

export interface Conflict {
  message: string
  /** Number of the card. */
  card: number
}

interface ConflictDialogProps {
  conflict: Conflict | null
  onClose(): void
  onMine(): void
  onTheirs(theirs: QuestionDraft): void
  onCopy(): void
}

/** Somebody saved in between: theirs is shown, and nothing is lost whichever way is taken. */
export function ConflictDialog({ conflict, onClose, onMine, onTheirs, onCopy }: ConflictDialogProps) {
  const { data: theirs } = useQuery({ ...storedCardOptions(conflict?.card ?? 0), enabled: conflict !== null })
  const query = theirs?.value.dataset_query
  const { data: described } = useQuery({ ...describeOptions(query ?? {}), enabled: query !== undefined })
  const staged = described?.query
  const done = (run: () => void) => () => {
    run()
    onClose()
  }
  const by = theirs?.value['last-edit-info']
  const names = [by?.first_name, by?.last_name].filter(Boolean).join(' ')
  return (
    <Dialog
      isOpen={conflict !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Somebody saved in between')}
      size="small"
      footer={
        <>
          <Button
            isDisabled={theirs === undefined || !isStaged(staged)}
            onPress={done(() => {
              if (theirs === undefined || !isStaged(staged)) return
              onTheirs({
                dataset_query: staged,
                display: theirs.value.display,
                visualization_settings: theirs.value.visualization_settings,
              })
            })}
          >
            {t('Take theirs')}
          </Button>
          <Button onPress={done(onCopy)}>{t('Save mine as a copy')}</Button>
          <Button variant="danger" onPress={done(onMine)}>
            {t('Save mine over theirs')}
          </Button>
        </>
      }
    >
      <p>
        {names === ''
          ? t('This question was changed while you were working on it.')
          : t('{name} changed this question while you were working on it.', { name: names })}
      </p>
      <p>{t('Taking theirs is one step: undo brings yours back. Every saved version stays in the history.')}</p>
    </Dialog>
  )
}
