import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createCard, type Card } from '../../../api/card.ts'
import { collectionTreeOptions } from '../../../api/collection.ts'
import { ApiError } from '../../../api/errors.ts'
import { t } from '../../../i18n/t.ts'
import { urlOfItem } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form, TextArea, TextInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { refreshItems, writablePlaces } from '../../items/index.ts'
import type { Json, QuestionDraft } from '../draft/index.ts'
import { savedOf } from './use-save.ts'

interface SaveDialogProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  draft: QuestionDraft
  legacy: Json | null
  /** What it was made from; its collection is offered first. */
  card: Card | null
  suggested: string
  onSaved(): void
}

const ROOT = 'root'

/** Name, kind and place of a question that is saved for the first time, or as a copy. */
export function SaveDialog({ isOpen, onOpenChange, draft, legacy, card, suggested, onSaved }: SaveDialogProps) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: tree = [] } = useQuery(collectionTreeOptions)
  const places = writablePlaces(tree)
  const own = String(card?.collection_id ?? ROOT)
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const place = String(form.get('collection_id') ?? ROOT)
      return createCard({
        name: String(form.get('name')),
        description: String(form.get('description') ?? '') || null,
        type: (String(form.get('type') ?? 'question') || 'question') as Card['type'],
        ...savedOf(draft, legacy),
        collection_id: place === ROOT ? null : Number(place),
      })
    },
    onSuccess: async (saved) => {
      onOpenChange(false)
      onSaved()
      refreshItems(client)
      toast({ text: t('Saved') })
      await router.navigate({ href: urlOfItem({ ...saved, model: 'card' }) })
    },
  })
  const fields = save.error instanceof ApiError ? save.error.fields : undefined
  const errors = fields ? Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)])) : {}
  const stage = draft.dataset_query.stages.at(-1) as { aggregation?: readonly unknown[] } | undefined
  const mayBeMetric = draft.dataset_query.stages.length === 1 && stage?.aggregation?.length === 1
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('Save the question')}
      size="small"
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button type="submit" form="save-question" variant="primary" isPending={save.isPending}>
            {t('Save')}
          </Button>
        </>
      )}
    >
      <Form id="save-question" errors={errors} onSubmit={(event) => save.mutate(new FormData(event.currentTarget))}>
        {save.error !== null && fields === undefined && <p role="alert">{save.error.message}</p>}
        <TextInput label={t('Name')} name="name" isRequired autoFocus defaultValue={suggested} />
        <TextArea label={t('Description')} name="description" isOptional />
        <Select
          label={t('Kind')}
          name="type"
          options={[
            { id: 'question', label: t('Question'), icon: 'question' },
            { id: 'model', label: t('Model: others build on it'), icon: 'model' },
            ...(mayBeMetric
              ? [{ id: 'metric' as const, label: t('Metric: its summary is used by name'), icon: 'metric' as const }]
              : []),
          ]}
          defaultValue="question"
        />
        <Select
          label={t('Collection')}
          name="collection_id"
          options={places}
          defaultValue={places.some(({ id }) => id === own) ? own : ROOT}
        />
      </Form>
    </Dialog>
  )
}
