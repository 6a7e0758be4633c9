import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createCard, type Card, type CardType, type NewCard } from '../../../api/card.ts'
import { collectionTreeOptions } from '../../../api/collection.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form, TextArea, TextInput } from '../../../ui/Form/index.ts'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Select, type SelectOption } from '../../../ui/Select/Select.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { refreshItems } from '../../../models/items/index.ts'
import { writablePlaces } from '../../../models/items/places/index.ts'

interface SaveDialogProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  /** What is saved under the name. */
  question: Omit<NewCard, 'name'>
  /** What it was made from: its collection is offered first. */
  original: Card | null
  /** A name to begin with. */
  suggested?: string
  /** What it may become; the first is what it is unless chosen otherwise. */
  types: readonly CardType[]
  /** A dashboard that it may live in, and does unless a collection is chosen. */
  dashboard?: { id: number; name: string } | undefined
  /** How it is made; `createCard` unless told. */
  create?(card: NewCard): Promise<Card>
  onSaved(card: Card): void
}

const ROOT = 'root'
const DASHBOARD = 'dashboard'
const INPUTS = ['name', 'description', 'type', 'collection_id']

/** Name, kind and place of a question that is saved for the first time, or as a copy. */
export function SaveDialog(props: SaveDialogProps) {
  const {
    isOpen,
    onOpenChange,
    question,
    original,
    suggested = '',
    types,
    dashboard,
    create = createCard,
    onSaved,
  } = props
  const client = useQueryClient()
  const { data: tree = [] } = useQuery({ ...collectionTreeOptions, enabled: isOpen })
  const collections = writablePlaces(tree)
  const inside = dashboard && { id: DASHBOARD, label: t('Only on “{name}”', { name: dashboard.name }) }
  const places: SelectOption[] = inside === undefined ? collections : [{ ...inside, icon: 'dashboard' }, ...collections]
  const own = inside?.id ?? String(original?.collection_id ?? ROOT)
  const [first = 'question'] = types
  const save = useMutation({
    mutationFn: (form: FormData) => {
      const place = String(form.get('collection_id') ?? ROOT)
      return create({
        ...question,
        name: String(form.get('name')),
        description: String(form.get('description') ?? '') || null,
        type: (form.get('type') as CardType | null) ?? first,
        ...(place === DASHBOARD && dashboard !== undefined
          ? { dashboard_id: dashboard.id }
          : { collection_id: place === ROOT ? null : Number(place) }),
      })
    },
    onSuccess: (card) => {
      onOpenChange(false)
      void refreshItems(client)
      toast({ text: t('Saved'), tone: 'good' })
      onSaved(card)
    },
  })
  const { fields, general } = refusalOf(save.error, INPUTS)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={original === null ? t('Save the question') : t('Save as a new question')}
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
      <Form id="save-question" errors={fields} onSubmit={(event) => save.mutate(new FormData(event.currentTarget))}>
        {general !== undefined && (
          <Problem title={t('It was not saved')} isSmall>
            {general}
          </Problem>
        )}
        <TextInput
          label={t('Name')}
          name="name"
          isRequired
          autoFocus
          defaultValue={original === null ? suggested : t('{name} (copy)', { name: original.name })}
        />
        <TextArea label={t('Description')} name="description" isOptional />
        {types.length > 1 && (
          <Select label={t('Kind')} name="type" options={types.map(kindOption)} defaultValue={first} />
        )}
        <Select
          label={inside === undefined ? t('Collection') : t('Location')}
          name="collection_id"
          options={places}
          defaultValue={places.some(({ id }) => id === own) ? own : ROOT}
        />
      </Form>
    </Dialog>
  )
}

function kindOption(type: CardType): SelectOption<CardType> {
  switch (type) {
    case 'question':
      return { id: type, label: t('Question'), icon: 'question' }
    case 'model':
      return { id: type, label: t('Model: others build on it'), icon: 'model' }
    case 'metric':
      return { id: type, label: t('Metric: others use its summary by name'), icon: 'metric' }
  }
}
