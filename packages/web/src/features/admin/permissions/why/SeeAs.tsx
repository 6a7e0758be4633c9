import { useState } from 'react'
import type { ExplainedObject } from '../../../../api/permissions.ts'
import { searchAll } from '../../../../api/search.ts'
import { searchPeople } from '../../../../api/user.ts'
import { t } from '../../../../i18n/t.ts'
import { PickerButton, type PickerOption } from '../../../../ui/Picker/index.ts'
import { Sheet } from '../../../../ui/Sheet/Sheet.tsx'
import { Answers } from './Answers.tsx'
import styles from './why.module.css'

interface SeeAsProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

const MODELS = ['card', 'dataset', 'metric', 'dashboard', 'collection', 'table'] as const
const ICONS = {
  card: 'question',
  dataset: 'model',
  metric: 'metric',
  dashboard: 'dashboard',
  collection: 'collection',
  table: 'table',
} as const

async function findPeople(text: string, signal: AbortSignal): Promise<PickerOption[]> {
  const people = await searchPeople(text, signal)
  return people.map(({ id, common_name, email }) => ({
    id: String(id),
    label: common_name,
    icon: 'person',
    ...(email !== undefined && { description: email }),
  }))
}

async function findThings(text: string, signal: AbortSignal): Promise<PickerOption[]> {
  const { data } = await searchAll({ q: text, models: MODELS, limit: 40 }, signal)
  return data.map(({ id, model, name, collection, database_name }) => ({
    id: `${model}:${id}`,
    label: name,
    icon: ICONS[model as keyof typeof ICONS],
    description: (model === 'table' ? database_name : collection?.name) ?? t('Our analytics'),
  }))
}

/** What a person may do with any one thing, and why. */
export function SeeAs({ isOpen, onOpenChange }: SeeAsProps) {
  const [person, setPerson] = useState<PickerOption | null>(null)
  const [thing, setThing] = useState<PickerOption | null>(null)
  const [model = '', id = ''] = thing?.id.split(':') ?? []
  const type = (model === 'dataset' || model === 'metric' ? 'card' : model) as ExplainedObject
  return (
    <Sheet title={t('What can a person do?')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.asking}>
        <div className={styles.pickers}>
          <Chooser
            label={t('View as')}
            placeholder={t('Choose a person')}
            search={findPeople}
            onChange={setPerson}
            chosen={person}
          />
          <Chooser
            label={t('A question, dashboard, collection or table')}
            placeholder={t('Choose a question, dashboard, collection or table')}
            search={findThings}
            onChange={setThing}
            chosen={thing}
          />
        </div>
        {person === null || thing === null ? (
          <p className={styles.hint}>
            {t('Choose a person and an item to see what is allowed, and which groups allow it.')}
          </p>
        ) : (
          <Answers subject={{ user_id: Number(person.id) }} object={{ type, id: Number(id) }} />
        )}
      </div>
    </Sheet>
  )
}

interface ChooserProps {
  label: string
  placeholder: string
  chosen: PickerOption | null
  search(text: string, signal: AbortSignal): Promise<PickerOption[]>
  onChange(option: PickerOption): void
}

/** A picker that keeps the whole option, since what is searched for is known only once it was found. */
function Chooser({ label, placeholder, chosen, search, onChange }: ChooserProps) {
  const [seen] = useState(() => new Map<string, PickerOption>())
  const [remembering] = useState(() => async (text: string, signal: AbortSignal) => {
    const found = await search(text, signal)
    for (const option of found) seen.set(option.id, option)
    return found
  })
  return (
    <PickerButton
      label={label}
      placeholder={placeholder}
      search={remembering}
      value={chosen?.id ?? null}
      {...(chosen !== null && { known: [chosen] })}
      onChange={(id) => {
        const option = seen.get(id)
        if (option !== undefined) onChange(option)
      }}
    />
  )
}
