import { t } from '../../../../i18n/t.ts'
import { FormDialog } from '../../../../ui/Dialog/FormDialog.tsx'
import { TextInput } from '../../../../ui/Form/index.ts'
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

/** Asks for the name of one thing. */
export function NameDialog({ title, action, value = '', error, isPending, onSave, onClose }: NameDialogProps) {
  return (
    <FormDialog
      title={title}
      action={action}
      isPending={isPending}
      errors={error === null ? {} : { name: error.message }}
      onSubmit={(form) => onSave(textOf(form, 'name') ?? '')}
      onClose={onClose}
    >
      <TextInput label={t('Name')} name="name" defaultValue={value} isRequired autoFocus />
    </FormDialog>
  )
}
