import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../../api/session.ts'
import { KINDS, type FilterKindId } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Menu, MenuItem, MenuSection, MenuTrigger, Submenu } from '../../../ui/Menu/index.ts'
import { urls } from '../../../lib/urls.ts'
import { forPurpose } from '../../create/question/index.ts'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import {
  addFilter,
  addSection,
  addTab,
  addVirtual,
  kindName,
  nextId,
  type SectionKind,
  sectionName,
  SECTIONS,
  type VirtualKind,
} from '../../../models/dashboard/draft/index.ts'
import { focusPanel } from './grid/use-card-commands.ts'
import { useDraft, useSession, useTab } from './session.tsx'

const WORDS: readonly (readonly [VirtualKind, IconName])[] = [
  ['heading', 'heading'],
  ['text', 'text'],
  ['link', 'link'],
  ['iframe', 'embed'],
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
    focusPanel()
  }

  function filter(kind: FilterKindId): void {
    editor.getState().edit(t('Add a filter'), (draft) => addFilter(draft, kind))
    const added = editor.getState().draft.parameters.at(-1)
    if (added === undefined) return
    ui.setState({ selected: [], panel: { kind: 'filter', id: added.id } })
    focusPanel()
  }

  function newTab(): void {
    editor.getState().edit(t('Add a tab'), (draft) => addTab(draft))
    const added = editor.getState().draft.tabs.at(-1)?.id ?? null
    ui.setState({ tab: added, selected: [], panel: { kind: 'none' }, isRenaming: true })
  }

  function section(kind: SectionKind): void {
    const heading = nextId(editor.getState().draft)
    editor.getState().edit(t('Add a section'), (draft) => addSection(draft, kind, tab))
    ui.setState({ selected: [heading], panel: { kind: 'card', id: heading } })
    focusPanel()
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
        <MenuItem icon="action" onAction={() => ui.setState({ panel: { kind: 'actions' } })}>
          {t('Action')}
        </MenuItem>
        <MenuSection>
          {WORDS.map(([kind, icon]) => (
            <MenuItem key={kind} icon={icon} onAction={() => add(kind)}>
              {kindName(kind)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection>
          <Submenu label={t('Filter')} icon="filter">
            {KINDS.map(({ id: kind, icon, name }) => (
              <MenuItem key={kind} icon={icon} onAction={() => filter(kind)}>
                {name()}
              </MenuItem>
            ))}
          </Submenu>
          <MenuItem icon="columns" onAction={newTab}>
            {t('Tab')}
          </MenuItem>
          <Submenu label={t('Section')} icon="dashboard">
            {SECTIONS.map((kind) => (
              <MenuItem key={kind} onAction={() => section(kind)}>
                {sectionName(kind)}
              </MenuItem>
            ))}
          </Submenu>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
