import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { searchOptions } from '../../../../api/search.ts'
import { t } from '../../../../i18n/t.ts'
import { Field, TextArea, TextInput } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { iconOfKind } from '../../../../models/items/item/index.ts'
import { setSettings } from '../../../../models/dashboard/draft/index.ts'
import { useSession } from '../session.tsx'
import styles from '../edit.module.css'

interface WordsSettingsProps {
  card: DashboardCard
  kind: string | null
}

/** What stands on a card that shows no question. */
export function WordsSettings({ card, kind }: WordsSettingsProps) {
  const { editor } = useSession()
  const { visualization_settings: settings } = card
  const set = (changes: Readonly<Record<string, unknown>>) =>
    editor.getState().edit(t('Change a card'), (draft) => setSettings(draft, card.id, changes), `words ${card.id}`)
  const text = typeof settings['text'] === 'string' ? settings['text'] : ''
  switch (kind) {
    case 'heading':
      return <TextInput label={t('Heading')} value={text} onChange={(next) => set({ text: next })} autoFocus />
    case 'text':
      return (
        <>
          <TextArea
            label={t('Text')}
            value={text}
            onChange={(next) => set({ text: next })}
            help={t('Markdown. {tag} is replaced by the value of a filter that is connected to the text.', {
              tag: '{{name}}',
            })}
            autoFocus
          />
        </>
      )
    case 'iframe':
      return (
        <TextInput
          label={t('Page URL')}
          value={typeof settings['iframe'] === 'string' ? settings['iframe'] : ''}
          onChange={(next) => set({ iframe: next })}
          placeholder="https://"
          help={t('A URL, or the embed code that the page offers.')}
          autoFocus
        />
      )
    case 'link':
      return <LinkSettings settings={settings} onChange={set} />
    default:
      return null
  }
}

interface LinkSettingsProps {
  settings: Readonly<Record<string, unknown>>
  onChange(changes: Readonly<Record<string, unknown>>): void
}

interface StoredLink {
  url?: string
  entity?: { id: number; model: string; name?: string }
}

function LinkSettings({ settings, onChange }: LinkSettingsProps) {
  const client = useQueryClient()
  const { url = '', entity } = (settings['link'] ?? {}) as StoredLink
  const search = useCallback(
    async (text: string) => {
      const found = await client.fetchQuery(
        searchOptions({
          ...(text !== '' && { q: text }),
          models: ['card', 'dataset', 'metric', 'dashboard', 'collection'],
          limit: 30,
        }),
      )
      return found.data.map((item) => ({
        id: `${item.model}-${item.id}`,
        label: item.name,
        icon: iconOfKind(item.model),
      }))
    },
    [client],
  )

  async function choose(key: string): Promise<void> {
    const [, model = '', id = ''] = /^(.*)-(\d+)$/.exec(key) ?? []
    const page = client.getQueriesData<{ data?: readonly { id: number; model: string; name: string }[] }>({
      queryKey: ['search'],
    })
    const found = page.flatMap(([, one]) => one?.data ?? []).find((one) => one.model === model && one.id === Number(id))
    onChange({ link: { entity: { id: Number(id), model, name: found?.name ?? '' } } })
  }

  const value = entity === undefined ? null : `${entity.model}-${entity.id}`
  return (
    <>
      <TextInput
        label={t('Address')}
        value={url}
        onChange={(next) => onChange({ link: { url: next } })}
        placeholder="https://"
        autoFocus
      />
      <Field label={t('Or an item from this server')}>
        <div className={styles.panelFoot}>
          <PickerButton
            label={t('Item from this server')}
            search={search}
            value={value}
            known={value === null ? [] : [{ id: value, label: entity?.name ?? '' }]}
            onChange={(key) => void choose(key)}
          />
        </div>
      </Field>
    </>
  )
}
