import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { collectionOptions, collectionTreeOptions } from '../../api/collection.ts'
import { saveXRay } from '../../api/x-ray.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { keptCards, type PlacedCard } from '../../models/dashboard/transient/index.ts'
import { placesFor } from '../../models/items/places/index.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/Choice/index.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Field, Form, TextInput } from '../../ui/Form/index.ts'
import { PickerButton } from '../../ui/Picker/index.ts'
import { toast } from '../../ui/Toast/index.ts'

/** A dashboard that is not stored. */
export interface MadeBoard {
  name: string
  dashcards: readonly (PlacedCard & { card: { name: string } | null })[]
}

interface SaveDialogProps {
  board: MadeBoard
  onClose(): void
}

/** Name, place and cards of the dashboard that is kept. */
export function SaveDialog({ board, onClose }: SaveDialogProps) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: tree = [] } = useQuery(collectionTreeOptions)
  const { data: root } = useQuery(collectionOptions('root'))
  const places = placesFor(tree, [], root?.can_write === true)
  const [chosen, setChosen] = useState<string | null>(null)
  const place = chosen ?? places[0]?.id ?? null
  const cards = board.dashcards.flatMap(({ id, card }) => (card === null ? [] : [{ id, name: card.name }]))
  const [kept, setKept] = useState<readonly string[]>(cards.map(({ id }) => id))
  const save = useMutation({
    mutationFn: (name: string) =>
      saveXRay({ ...board, name, dashcards: keptCards(board, new Set(kept)) }, place ?? 'root'),
    onSuccess: (dashboard) => {
      void client.invalidateQueries({ queryKey: ['collection'] })
      onClose()
      toast(t('Saved'))
      void router.navigate({ href: urls.dashboard(dashboard) })
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Save the dashboard')}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('Cancel')}</Button>
          <Button
            type="submit"
            form="save-x-ray"
            variant="primary"
            isPending={save.isPending}
            isDisabled={kept.length === 0}
          >
            {t('Save')}
          </Button>
        </>
      )}
    >
      <Form
        id="save-x-ray"
        onSubmit={(event) => save.mutate(String(new FormData(event.currentTarget).get('name') ?? '').trim())}
      >
        <TextInput label={t('Name')} name="name" isRequired autoFocus maxLength={254} defaultValue={board.name} />
        <Field label={t('Collection')} {...(save.error !== null && { error: save.error.message })}>
          <PickerButton label={t('Collection')} options={places} value={place} onChange={setChosen} />
        </Field>
        <CheckboxGroup label={t('Cards')} value={[...kept]} onChange={setKept}>
          {cards.map(({ id, name }) => (
            <Checkbox key={id} value={id}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </Form>
    </Dialog>
  )
}
