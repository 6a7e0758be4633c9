import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger, Submenu } from '../../../ui/Menu/index.ts'
import { urls } from '../../../lib/urls.ts'
import { forPurpose } from '../../new-card/index.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import {
  addFilter,
  addSection,
  addTab,
  addVirtual,
  nextId,
  SECTIONS,
  sectionName,
  type VirtualKind,
} from '../model/draft/index.ts'
import { kindName as filterName, type FilterKind } from '../model/filters/index.ts'
import { focusHandle } from './grid/use-card-commands.ts'
import { useDraft, useSession, useTab } from './session.tsx'
import { kindName } from '../version/titles.ts'

const WORDS: readonly (readonly [VirtualKind, IconName])[] = [
  ['heading', 'heading'],
  ['text', 'text'],
  ['link', 'link'],
  ['iframe', 'embed'],
]
const FILTERS: readonly (readonly [FilterKind, IconName])[] = [
  ['text', 'text'],
  ['number', 'number'],
  ['date', 'date'],
  ['id', 'primary-key'],
  ['location', 'location'],
  ['boolean', 'boolean'],
  ['temporal-unit', 'time'],
]

/** All that can be put on a dashboard. */
export function AddMenu() {
  const { editor, ui } = useSession()
  const { data: user } = useQuery(currentUserOptions)
  const { id } = useDraft()
  const tab = useTab()
  const purpose = { dashboard: id, ...(tab !== null && { tab }) }

  function add(kind: VirtualKind): void {
    const id = nextId(editor.getState().draft)
    editor
      .getState()
      .edit(t('Add: {thing}', { thing: kindName(kind) }), (draft) => addVirtual(draft, kind, { tabId: tab }))
    ui.setState({ selected: [id], panel: { kind: 'card', id } })
    focusHandle(id)
  }

  function filter(kind: FilterKind): void {
    editor.getState().edit(t('Add a filter'), (draft) => addFilter(draft, kind))
    const added = editor.getState().draft.parameters.at(-1)
    if (added !== undefined) ui.setState({ selected: [], panel: { kind: 'filter', id: added.id } })
  }

  function newTab(): void {
    editor.getState().edit(t('Add a tab'), (draft) => addTab(draft))
    ui.setState({ tab: editor.getState().draft.tabs.at(-1)?.id ?? null, selected: [], panel: { kind: 'none' } })
  }

  return (
    <MenuTrigger>
      <Button icon="plus">{t('Add')}</Button>
      <Menu placement="bottom end">
        <MenuItem icon="question" keys="a" onAction={() => ui.setState({ panel: { kind: 'questions' } })}>
          {t('Saved question')}
        </MenuItem>
        {user?.permissions.can_create_queries && (
          <MenuItem icon="plus" href={forPurpose(urls.newQuestion, purpose)}>
            {t('New question')}
          </MenuItem>
        )}
        {user?.permissions.can_create_native_queries && (
          <MenuItem icon="sql" href={forPurpose(urls.newSql, purpose)}>
            {t('New SQL question')}
          </MenuItem>
        )}
        <MenuSection>
          {WORDS.map(([kind, icon]) => (
            <MenuItem key={kind} icon={icon} onAction={() => add(kind)}>
              {kindName(kind)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection>
          <Submenu label={t('Filter')} icon="filter">
            {FILTERS.map(([kind, icon]) => (
              <MenuItem key={kind} icon={icon} onAction={() => filter(kind)}>
                {filterName(kind)}
              </MenuItem>
            ))}
          </Submenu>
          <MenuItem icon="columns" onAction={newTab}>
            {t('Tab')}
          </MenuItem>
          <Submenu label={t('Section')} icon="dashboard">
            {SECTIONS.map((kind) => (
              <MenuItem
                key={kind}
                onAction={() => editor.getState().edit(t('Add a section'), (draft) => addSection(draft, kind, tab))}
              >
                {sectionName(kind)}
              </MenuItem>
            ))}
          </Submenu>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
