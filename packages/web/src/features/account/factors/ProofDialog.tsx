import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Proof } from '../../../api/second-factor.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form } from '../../../ui/Form/index.ts'
import { Refused } from '../../auth/index.ts'
import type { ProofKind } from '../model.ts'
import styles from '../account.module.css'
import { ProofField } from './ProofField.tsx'

interface ProofDialogProps {
  title: string
  action: string
  proof: ProofKind | null
  run(proof: Proof): Promise<unknown>
  onClose(): void
  children: ReactNode
}

const FORM = 'proof-form'

/** Asks for the owner's proof, and does it with that. */
export function ProofDialog({ title, action, proof, run, onClose, children }: ProofDialogProps) {
  const client = useQueryClient()
  const doing = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      onClose()
      await Promise.all(
        [['second-factor'], ['user', 'current']].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
  const { fields, general } = refusalOf(doing.error, proof === null ? [] : [proof])
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button variant="danger" type="submit" form={FORM} isPending={doing.isPending}>
            {action}
          </Button>
        </>
      )}
    >
      <div className={styles.parts}>
        <p className={styles.text}>{children}</p>
        <Refused reason={general} />
        <Form
          id={FORM}
          errors={fields}
          onSubmit={(event) =>
            doing.mutate(proof === null ? {} : { [proof]: String(new FormData(event.currentTarget).get(proof) ?? '') })
          }
        >
          <ProofField kind={proof} isFirst />
        </Form>
      </div>
    </Dialog>
  )
}
