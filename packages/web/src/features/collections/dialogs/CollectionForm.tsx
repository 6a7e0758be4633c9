import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createCollection, type Collection } from '../../../api/collection.ts'
import { changeItem } from '../../../api/item.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { FormDialog } from '../../../ui/Dialog/FormDialog.tsx'
import { TextArea, TextInput } from '../../../ui/Form/index.ts'
import { refreshItems } from '../../../models/items/index.ts'

interface CollectionFormProps {
  /** The one to change; a new one without it. */
  collection: Collection | null
  parentId: number | null
  onClose(): void
}

/** Name and description of a collection. */
export function CollectionForm({ collection, parentId, onClose }: CollectionFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const saving = useMutation({
    mutationFn: async (form: FormData) => {
      const name = String(form.get('name') ?? '').trim()
      const description = String(form.get('description') ?? '').trim() || null
      if (collection === null) return await createCollection({ name, description, parent_id: parentId })
      await changeItem({ model: 'collection', id: Number(collection.id) }, { name, description })
      return null
    },
    onSuccess: async (made) => {
      await refreshItems(client)
      onClose()
      if (made !== null) await navigate({ href: urls.collection(made) })
    },
  })
  const { fields, general } = refusalOf(saving.error, ['name', 'description'])
  return (
    <FormDialog
      title={collection === null ? t('New collection') : t('Name and description')}
      action={collection === null ? t('Create') : t('Save')}
      isPending={saving.isPending}
      errors={fields}
      problem={general}
      onSubmit={(form) => saving.mutate(form)}
      onClose={onClose}
    >
      <TextInput
        label={t('Name')}
        name="name"
        defaultValue={collection?.name ?? ''}
        maxLength={254}
        isRequired
        autoFocus
      />
      <TextArea label={t('Description')} name="description" defaultValue={collection?.description ?? ''} isOptional />
    </FormDialog>
  )
}
