import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Dialog } from '../../../../ui/Dialog/Dialog.tsx'
import { Form, TextInput } from '../../../../ui/Form/index.ts'
import { textOf } from '../model.ts'

interface NameDialogProps {
  title: string
  action: string
  value?: string
  error: Error | null
  isPending: boolean
  onSave(name: string): void
  onClose(): void
}

const FORM = 'name-form'

/** Asks for the name of one thing. */
export function NameDialog({ title, action, value = '', error, isPending, onSave, onClose }: NameDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button variant="primary" type="submit" form={FORM} isPending={isPending}>
            {action}
          </Button>
        </>
      )}
    >
      <Form
        id={FORM}
        errors={error === null ? {} : { name: error.message }}
        onSubmit={(event) => onSave(textOf(new FormData(event.currentTarget), 'name') ?? '')}
      >
        <TextInput label={t('Name')} name="name" defaultValue={value} isRequired autoFocus />
      </Form>
    </Dialog>
  )
}
