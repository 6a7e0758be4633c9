import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { cardOptions } from '../../../../api/card.ts'
import { dashboardOptions, type DashboardCard } from '../../../../api/dashboard.ts'
import { searchOptions } from '../../../../api/search.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { Field, TextInput } from '../../../../ui/Form/index.ts'
import { Menu, MenuItem, MenuTrigger } from '../../../../ui/Menu/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import {
  behaviorOf,
  templateTags,
  withOneScheme,
  type ClickBehavior,
  type ClickMapping,
  type ClickSource,
} from '../../../../models/dashboard/click/index.ts'
import { setClick } from '../../../../models/dashboard/draft/index.ts'
import { useDraft, useSession } from '../session.tsx'
import { ColumnMapping } from './ColumnMapping.tsx'
import { MappingList } from './MappingList.tsx'
import styles from '../edit.module.css'

type Kind = 'menu' | 'crossfilter' | 'url' | 'dashboard' | 'question'
type Linked = Extract<ClickBehavior, { targetId: number }>

/** What a click on the card does, or on one of its columns. */
export function ClickSettings({ card }: { card: DashboardCard }) {
  const { editor } = useSession()
  const draft = useDraft()
  const client = useQueryClient()
  const columns = ownColumns(card)
  const [column, setColumn] = useState<string | null>(null)
  const settings = card.visualization_settings
  const behavior = behaviorOf(settings, column)
  const stored = kindOfClick(behavior)
  // Chosen, while what it needs is still missing.
  const [wanted, setWanted] = useState<Kind | null>(null)
  const kind = wanted ?? stored
  const linked: Linked | null = behavior?.type === 'link' && behavior.linkType !== 'url' ? behavior : null
  const set = (next: ClickBehavior | null) => {
    setWanted(null)
    editor
      .getState()
      .edit(t('Change the click behavior'), (now) => setClick(now, card.id, next, column), `click ${card.id}`)
  }
  const model = kind === 'dashboard' ? 'dashboard' : 'card'
  const search = useCallback(
    async (text: string) => {
      const found = await client.fetchQuery(
        searchOptions({
          ...(text !== '' && { q: text }),
          models: model === 'dashboard' ? ['dashboard'] : ['card', 'dataset'],
          limit: 30,
        }),
      )
      return found.data.map(({ id, name }) => ({ id: String(id), label: name }))
    },
    [client, model],
  )
  const board = useQuery({ ...dashboardOptions(linked?.targetId ?? 0), enabled: linked?.linkType === 'dashboard' })
  const question = useQuery({ ...cardOptions(linked?.targetId ?? 0), enabled: linked?.linkType === 'question' })
  const target = linked?.linkType === 'dashboard' ? board.data?.value : question.data?.value
  const hasFilters = (target?.parameters.length ?? 0) > 0
  // Columns of SQL are filtered by its variables alone.
  const built = question.data?.value.query_type === 'native' ? undefined : question.data?.value
  const sources: ClickSource[] = [
    ...columns.map(({ name, display_name }) => ({ type: 'column' as const, id: name, name: display_name })),
    ...draft.parameters.map(({ id, name = id }) => ({ type: 'parameter' as const, id, name })),
  ]

  function choose(next: Kind): void {
    if (next === 'menu') set(null)
    else if (next === 'crossfilter') set({ type: 'crossfilter', parameterMapping: {} })
    else if (next === 'url') set({ type: 'link', linkType: 'url', linkTemplate: '' })
    else setWanted(next)
  }

  const ways: { id: Kind; label: string }[] = [
    { id: 'menu', label: t('Open the menu') },
    ...(draft.parameters.length > 0 ? [{ id: 'crossfilter' as const, label: t('Set this dashboard’s filters') }] : []),
    { id: 'dashboard', label: t('Go to a dashboard') },
    { id: 'question', label: t('Go to a question') },
    { id: 'url', label: t('Go to a URL') },
  ]
  return (
    <>
      <h3 className={styles.subhead}>{t('Click behavior')}</h3>
      {columns.length > 0 && (
        <Select
          label={t('Where')}
          options={[
            { id: '', label: t('Anywhere') },
            ...columns.map(({ name, display_name }) => ({ id: name, label: display_name })),
          ]}
          value={column ?? ''}
          onChange={(name) => {
            setWanted(null)
            setColumn(name === '' ? null : name)
          }}
        />
      )}
      <Select label={t('Action')} options={ways} value={kind} onChange={choose} />
      {kind === 'url' && behavior?.type === 'link' && behavior.linkType === 'url' && (
        <TemplateInput
          value={behavior.linkTemplate}
          tags={templateTags({ columns, parameters: draft.parameters })}
          onChange={(linkTemplate) => set({ ...behavior, linkTemplate })}
        />
      )}
      {(kind === 'dashboard' || kind === 'question') && (
        <Field label={kind === 'dashboard' ? t('Dashboard') : t('Question')}>
          <div className={styles.panelFoot}>
            <PickerButton
              label={kind === 'dashboard' ? t('Dashboard') : t('Question')}
              search={search}
              value={linked === null || wanted !== null ? null : String(linked.targetId)}
              known={linked === null ? [] : [{ id: String(linked.targetId), label: target?.name ?? '…' }]}
              onChange={(id) => set({ type: 'link', linkType: kind, targetId: Number(id), parameterMapping: {} })}
            />
          </div>
        </Field>
      )}
      {wanted === null && linked?.linkType === 'question' && built !== undefined && (
        <ColumnMapping
          key={built.id}
          card={built}
          sources={sources}
          mapping={linked.parameterMapping ?? {}}
          onChange={(parameterMapping) => set({ ...linked, parameterMapping })}
        />
      )}
      {wanted === null && linked !== null && target !== undefined && (built === undefined || hasFilters) && (
        <MappingList
          parameters={target.parameters}
          sources={sources}
          mapping={linked.parameterMapping ?? {}}
          onChange={(parameterMapping) => set({ ...linked, parameterMapping })}
        />
      )}
      {behavior?.type === 'crossfilter' && (
        <MappingList
          parameters={draft.parameters}
          sources={sources.filter(({ type }) => type === 'column')}
          mapping={behavior.parameterMapping ?? {}}
          onChange={(parameterMapping: ClickMapping) => set({ ...behavior, parameterMapping })}
        />
      )}
    </>
  )
}

/** The columns of the card without those that hold the labels of another one. */
function ownColumns({ card }: DashboardCard) {
  return (card?.result_metadata ?? [])
    .filter(({ remapped_from }) => remapped_from === undefined)
    .map(({ name, display_name }) => ({ name, display_name: display_name ?? name }))
}

function kindOfClick(behavior: ClickBehavior | null): Kind {
  if (behavior === null || behavior.type === 'actionMenu') return 'menu'
  return behavior.type === 'crossfilter' ? 'crossfilter' : behavior.linkType
}

interface TemplateInputProps {
  value: string
  tags: readonly string[]
  onChange(value: string): void
}

function TemplateInput({ value, tags, onChange }: TemplateInputProps) {
  const input = useRef<HTMLInputElement>(null)

  /** Puts a value where the caret is; typing goes on behind it. */
  function insert(tag: string): void {
    const at = input.current?.selectionEnd ?? value.length
    onChange(value.slice(0, at) + tag + value.slice(at))
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(at + tag.length, at + tag.length)
    })
  }

  return (
    <>
      <TextInput
        label={t('Address')}
        placeholder="https://"
        value={value}
        onChange={(next) => onChange(withOneScheme(next))}
        inputRef={input}
        isMono
      />
      {tags.length > 0 && (
        <div className={styles.panelFoot}>
          <MenuTrigger>
            <Button isSmall icon="plus">
              {t('Insert a value')}
            </Button>
            <Menu onAction={(tag) => insert(String(tag))}>
              {tags.map((tag) => (
                <MenuItem key={tag} id={tag}>
                  {tag}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        </div>
      )}
    </>
  )
}
