import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refusalOf } from '../../../api/refusal.ts'
import { createSnippet, updateSnippet, type Snippet } from '../../../api/snippet.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form, TextArea, TextInput } from '../../../ui/Form/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'

interface SnippetDialogProps {
  /** The one that is changed; without it a new one begins with `content`. */
  snippet?: Snippet
  content?: string
  onClose(): void
  onSaved?(snippet: Snippet): void
}

/** Name and SQL of a snippet. */
export function SnippetDialog({ snippet, content = '', onClose, onSaved }: SnippetDialogProps) {
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const body = {
        name: String(form.get('name')),
        content: String(form.get('content')),
        description: String(form.get('description') ?? '') || null,
      }
      return snippet === undefined ? createSnippet(body) : updateSnippet(snippet.id, body)
    },
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: ['snippet'] })
      onSaved?.(made)
      onClose()
    },
  })
  const { fields, general } = refusalOf(save.error, ['name', 'content', 'description'])
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={snippet === undefined ? t('New snippet') : t('Edit the snippet')}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button type="submit" form="snippet" variant="primary" isPending={save.isPending}>
            {t('Save')}
          </Button>
        </>
      )}
    >
      <Form id="snippet" errors={fields} onSubmit={(event) => save.mutate(new FormData(event.currentTarget))}>
        {general !== undefined && (
          <Problem title={t('It was not saved')} isSmall>
            {general}
          </Problem>
        )}
        <TextInput label={t('Name')} name="name" defaultValue={snippet?.name ?? ''} isRequired autoFocus />
        <TextArea label={t('SQL')} name="content" defaultValue={snippet?.content ?? content} isRequired />
        <TextInput label={t('Description')} name="description" defaultValue={snippet?.description ?? ''} isOptional />
      </Form>
    </Dialog>
  )
}
