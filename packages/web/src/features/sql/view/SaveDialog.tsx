import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createCard, type Card, type NewCard } from '../../../api/card.ts'
import { collectionTreeOptions, type CollectionNode } from '../../../api/collection.ts'
import { ApiError } from '../../../api/errors.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form, TextArea, TextInput } from '../../../ui/Form/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Select } from '../../../ui/Select/Select.tsx'

interface SaveDialogProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  question: Omit<NewCard, 'name'>
  /** Of the question that it is a copy of. */
  name?: string
  collection?: number | null
  onSaved(card: Card): void
}

const ROOT = 'root'

/** Name and place of a question that is saved for the first time, or once more. */
export function SaveDialog({ isOpen, onOpenChange, question, name, collection, onSaved }: SaveDialogProps) {
  const client = useQueryClient()
  const { data: tree = [] } = useQuery({ ...collectionTreeOptions, enabled: isOpen })
  const places = [{ id: ROOT, label: t('Our analytics') }, ...writable(tree)]
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const place = String(form.get('collection_id') ?? ROOT)
      return createCard({
        ...question,
        name: String(form.get('name')),
        description: String(form.get('description') ?? '') || null,
        collection_id: place === ROOT ? null : Number(place),
      })
    },
    onSuccess: (card) => {
      onOpenChange(false)
      void client.invalidateQueries({ queryKey: ['collection'] })
      onSaved(card)
    },
  })
  const fields = save.error instanceof ApiError ? save.error.fields : undefined
  const errors = fields ? Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, String(text)])) : {}
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={name === undefined ? t('Save the question') : t('Save as a new question')}
      size="small"
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button type="submit" form="save-sql" variant="primary" isPending={save.isPending}>
            {t('Save')}
          </Button>
        </>
      )}
    >
      <Form id="save-sql" errors={errors} onSubmit={(event) => save.mutate(new FormData(event.currentTarget))}>
        {save.error !== null && fields === undefined && (
          <Problem title={t('It was not saved')} isSmall>
            {save.error.message}
          </Problem>
        )}
        <TextInput
          label={t('Name')}
          name="name"
          defaultValue={name === undefined ? '' : t('{name} (copy)', { name })}
          isRequired
          autoFocus
        />
        <TextArea label={t('Description')} name="description" isOptional />
        <Select
          label={t('Collection')}
          name="collection_id"
          options={places}
          defaultValue={collection == null ? ROOT : String(collection)}
        />
      </Form>
    </Dialog>
  )
}

/** Collections that something can be saved in, each by its path. */
function writable(nodes: readonly CollectionNode[], before = ''): { id: string; label: string }[] {
  return nodes.flatMap(({ id, name, can_write, children }) => {
    const label = before === '' ? name : `${before} / ${name}`
    return [...(can_write ? [{ id: String(id), label }] : []), ...writable(children, label)]
  })
}
