import { useId, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/index.ts'
import { Problem } from '../Problem/Problem.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

interface FormDialogProps {
  title: string
  /** What the button that sends it says. */
  action: string
  /** Small unless told. */
  size?: DialogProps['size']
  isPending: boolean
  /** Why it was refused, by name of the field. */
  errors?: Readonly<Record<string, string>>
  /** Why it was refused, where no field is named. */
  problem?: string | undefined
  onSubmit(form: FormData): void
  onClose(): void
  /** The fields. */
  children: ReactNode
}

/** A small form in a window: it stays open until what it asks for is done. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, size = 'small', isPending, errors, problem, onSubmit, onClose, children } = props
  const id = useId()
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={id} isPending={isPending}>
            {action}
          </Button>
        </>
      )}
    >
      <Form
        id={id}
        {...(errors !== undefined && { errors })}
        onSubmit={(event) => onSubmit(new FormData(event.currentTarget))}
      >
        {problem !== undefined && (
          <Problem isSmall title={t('Could not be saved')}>
            {problem}
          </Problem>
        )}
        {children}
      </Form>
    </Dialog>
  )
}
