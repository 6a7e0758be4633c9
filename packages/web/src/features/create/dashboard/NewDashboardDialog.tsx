import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { collectionOptions, collectionTreeOptions } from '../../../api/collection.ts'
import { createDashboard } from '../../../api/dashboard.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Field, Form, TextArea, TextInput } from '../../../ui/Form/index.ts'
import { PickerButton } from '../../../ui/Picker/index.ts'
import { placesFor } from '../../../models/items/places/index.ts'

interface NewDashboardDialogProps {
  collectionId: number | null
  onClose(): void
}

/** Name and place of a new dashboard; then it is open for editing. */
export function NewDashboardDialog({ collectionId, onClose }: NewDashboardDialogProps) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: tree = [] } = useQuery(collectionTreeOptions)
  const { data: root } = useQuery(collectionOptions('root'))
  const places = placesFor(tree, [], root?.can_write === true)
  const [chosen, setChosen] = useState<string | null>(collectionId === null ? null : String(collectionId))
  const place = chosen ?? places[0]?.id ?? null
  const make = useMutation({
    mutationFn: (form: FormData) =>
      createDashboard({
        name: String(form.get('name') ?? '').trim(),
        ...(form.get('description') !== '' && { description: String(form.get('description')) }),
        collection_id: place === null || place === 'root' ? null : Number(place),
      }),
    onSuccess: (dashboard) => {
      void client.invalidateQueries({ queryKey: ['collection'] })
      onClose()
      void router.navigate({ href: `${urls.dashboard(dashboard)}#edit` })
    },
  })
  const { fields, general } = refusalOf(make.error, ['name', 'description'])
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('New dashboard')}
      size="small"
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button type="submit" form="new-dashboard" variant="primary" isPending={make.isPending}>
            {t('Create')}
          </Button>
        </>
      )}
    >
      <Form id="new-dashboard" errors={fields} onSubmit={(event) => make.mutate(new FormData(event.currentTarget))}>
        <TextInput label={t('Name')} name="name" isRequired autoFocus maxLength={254} />
        <TextArea label={t('Description')} name="description" isOptional />
        <Field label={t('Collection')} {...(general !== undefined && { error: general })}>
          <PickerButton label={t('Collection')} options={places} value={place} onChange={setChosen} />
        </Field>
      </Form>
    </Dialog>
  )
}
