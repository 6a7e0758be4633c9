import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { cardOptions } from '../../../../api/card.ts'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import { searchOptions } from '../../../../api/search.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Switch } from '../../../../ui/Choice/index.ts'
import { TextInput } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { iconOfKind } from '../../../../models/items/item/index.ts'
import { addSeries, removeSeries, setSettings, virtualKind } from '../../../../models/dashboard/draft/index.ts'
import { useSession } from '../session.tsx'
import { ClickSettings } from './ClickSettings.tsx'
import { DisplaySettings } from './DisplaySettings.tsx'
import styles from '../edit.module.css'

/** Displays that further series can be drawn with. */
const WITH_SERIES: ReadonlySet<string> = new Set(['line', 'area', 'bar', 'combo'])

/** Title, further series, click and look of a question's card. */
export function QuestionSettings({ card }: { card: DashboardCard }) {
  const { editor, ui } = useSession()
  const client = useQueryClient()
  const { visualization_settings: settings, series = [] } = card
  const { edit } = editor.getState()
  const set = (changes: Readonly<Record<string, unknown>>) =>
    edit(t('Change a card'), (draft) => setSettings(draft, card.id, changes), `settings ${card.id}`)
  const search = useCallback(
    async (text: string) => {
      const found = await client.fetchQuery(
        searchOptions({ ...(text !== '' && { q: text }), models: ['card', 'metric'], limit: 30 }),
      )
      return found.data
        .filter(({ display }) => display === null || WITH_SERIES.has(display))
        .map((item) => ({ id: String(item.id), label: item.name, icon: iconOfKind(item.model) }))
    },
    [client],
  )

  async function addSerie(id: string): Promise<void> {
    const { value } = await client.fetchQuery(cardOptions(Number(id)))
    edit(t('Add a series'), (draft) => addSeries(draft, card.id, value))
  }

  if (virtualKind(card) !== null) return null
  return (
    <>
      <TextInput
        label={t('Title')}
        value={typeof settings['card.title'] === 'string' ? settings['card.title'] : ''}
        placeholder={card.card?.name ?? ''}
        onChange={(text) => set({ 'card.title': text === '' ? undefined : text })}
      />
      <TextInput
        label={t('Description')}
        value={typeof settings['card.description'] === 'string' ? settings['card.description'] : ''}
        placeholder={card.card?.description ?? ''}
        onChange={(text) => set({ 'card.description': text === '' ? undefined : text })}
      />
      <Switch
        isSelected={settings['card.hide_empty'] === true}
        onChange={(isOn) => set({ 'card.hide_empty': isOn ? true : undefined })}
      >
        {t('Hide the card when it has no rows')}
      </Switch>
      {WITH_SERIES.has(card.card?.display ?? '') && (
        <>
          <h3 className={styles.subhead}>{t('More series')}</h3>
          {series.length > 0 && (
            <ul className={styles.found}>
              {series.map((one) => (
                <li key={one.id} className={styles.serie}>
                  <span>{one.name}</span>
                  <IconButton
                    icon="close"
                    isSmall
                    label={t('Remove the series “{name}”', { name: one.name ?? '' })}
                    onPress={() => edit(t('Remove a series'), (draft) => removeSeries(draft, card.id, one.id ?? 0))}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.panelFoot}>
            <PickerButton
              label={t('Question for another series')}
              text={t('Add a series')}
              search={search}
              value={null}
              onChange={(id) => void addSerie(id)}
            />
          </div>
        </>
      )}
      <ClickSettings card={card} />
      <DisplaySettings card={card} onChange={set} />
      <div className={styles.panelFoot}>
        <Button icon="question" onPress={() => ui.setState({ panel: { kind: 'questions', replaces: card.id } })}>
          {t('Replace the question')}
        </Button>
      </div>
    </>
  )
}
