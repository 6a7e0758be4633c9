import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actionsOptions, type ModelAction } from '../../../../api/action.ts'
import { searchOptions } from '../../../../api/search.ts'
import { t } from '../../../../i18n/t.ts'
import { addAction, nextId, replaceAction } from '../../../../models/dashboard/draft/index.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Empty } from '../../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../../ui/Form/index.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { focusHandle } from '../grid/use-card-commands.ts'
import { useSession, useTab } from '../session.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import styles from '../edit.module.css'

interface ActionsPanelProps {
  /** The card whose action is replaced. */
  replaces?: number | undefined
}

/** Actions to put on the dashboard, by the models that they belong to. */
export function ActionsPanel({ replaces }: ActionsPanelProps) {
  const [text, setText] = useState('')
  const { data, error, refetch } = useQuery(actionsOptions)
  const add = useAdd(replaces)
  const names = useModelNames(data ?? [])
  const words = text.trim().toLowerCase()
  const found = (data ?? []).filter(({ name, model_id }) =>
    `${name} ${names.get(model_id) ?? ''}`.toLowerCase().includes(words),
  )
  const groups = [...Map.groupBy(found, ({ model_id }) => model_id)]
  return (
    <PanelFrame title={replaces === undefined ? t('Add an action') : t('Replace the action')}>
      <SearchInput label={t('Search for actions')} value={text} onChange={setText} autoFocus />
      {error !== null && (
        <Problem isSmall title={t('The actions could not be loaded')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      )}
      {data === undefined && error === null && <Skeleton lines={6} />}
      {data !== undefined && groups.length === 0 && (
        <Empty
          isSmall
          icon="action"
          title={data.length === 0 ? t('No actions yet') : t('No results for “{text}”', { text: text.trim() })}
        >
          {data.length === 0 && t('Actions are made on the page of a model.')}
        </Empty>
      )}
      {groups.map(([model, actions]) => (
        <section key={model} className={styles.group} aria-label={names.get(model) ?? t('Model')}>
          <h3 className={styles.subhead}>{names.get(model) ?? t('Model')}</h3>
          <ul className={styles.found}>
            {actions.map((action) => (
              <li key={action.id}>
                <Button
                  isWide
                  isStart
                  variant="quiet"
                  icon="action"
                  aria-label={t('Add “{name}”', { name: action.name })}
                  onPress={() => add(action)}
                >
                  {action.name}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PanelFrame>
  )
}

/** Puts an action on the dashboard, and opens its settings. */
function useAdd(replaces: number | undefined): (action: ModelAction) => void {
  const { editor, ui } = useSession()
  const tab = useTab()
  return (action) => {
    const { draft, edit } = editor.getState()
    const id = replaces ?? nextId(draft)
    edit(t('Add “{name}”', { name: action.name }), (before) =>
      replaces === undefined ? addAction(before, action, { tabId: tab }) : replaceAction(before, replaces, action),
    )
    ui.setState({
      selected: [id],
      panel: { kind: 'card', id },
      said: t('Added “{name}”', { name: action.name }),
    })
    focusHandle(id)
  }
}

function useModelNames(actions: readonly ModelAction[]): ReadonlyMap<number, string> {
  const ids = [...new Set(actions.map(({ model_id }) => model_id))].map(String)
  const { data } = useQuery({
    ...searchOptions({ models: ['dataset'], ids, limit: ids.length }),
    enabled: ids.length > 0,
  })
  return new Map((data?.data ?? []).map(({ id, name }) => [Number(id), name]))
}
