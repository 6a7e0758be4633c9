import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createCard } from '../../api/card.ts'
import { collectionTreeOptions, type CollectionNode } from '../../api/collection.ts'
import { ApiError } from '../../api/errors.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Form, TextArea, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { toast } from '../../ui/Toast/index.ts'
import { queryOf, type SqlDraft } from './model.ts'

interface SaveDialogProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  draft: SqlDraft
}

const ROOT = 'root'

/** Name and place of a question that is saved for the first time. */
export function SaveDialog({ isOpen, onOpenChange, draft }: SaveDialogProps) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: tree = [] } = useQuery(collectionTreeOptions)
  const places = [{ id: ROOT, label: t('Our analytics') }, ...writable(tree)]
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const place = String(form.get('collection_id') ?? ROOT)
      return createCard({
        name: String(form.get('name')),
        description: String(form.get('description') ?? '') || null,
        display: draft.display,
        visualization_settings: draft.settings,
        dataset_query: queryOf(draft),
        collection_id: place === ROOT ? null : Number(place),
      })
    },
    onSuccess: async (card) => {
      onOpenChange(false)
      await client.invalidateQueries({ queryKey: ['collection'] })
      toast({
        text: t('Saved'),
        action: { label: t('Open'), run: () => void router.navigate({ href: urls.question(card) }) },
      })
    },
  })
  const fields = save.error instanceof ApiError ? save.error.fields : undefined
  const errors = fields ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)])) : {}
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('Save the question')}
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
        <TextInput label={t('Name')} name="name" isRequired autoFocus />
        <TextArea label={t('Description')} name="description" isOptional />
        <Select label={t('Collection')} name="collection_id" options={places} defaultValue={ROOT} />
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
