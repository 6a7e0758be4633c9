import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Form, TextInput } from '../../../ui/Form/index.ts'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../../ui/Menu/index.ts'
import { Tabs } from '../../../ui/Tabs/Tabs.tsx'
import { addTab, duplicateTab, moveTab, nextId, removeTab, renameTab } from '../../../models/dashboard/draft/index.ts'
import { useDraft, useEditUi, useSession, useTab } from './session.tsx'

/** The tabs of the draft, and what can be done with the one that is shown. */
export function EditTabs() {
  const { editor, ui } = useSession()
  const { tabs } = useDraft()
  const tab = useTab()
  const isRenaming = useEditUi((state) => state.isRenaming)
  const setRenaming = (isOn: boolean) => ui.setState({ isRenaming: isOn })
  const shown = tabs.find(({ id }) => id === tab)
  if (shown === undefined) return null
  const at = tabs.indexOf(shown)
  const { edit } = editor.getState()

  function add(): void {
    edit(t('Add a tab'), (draft) => addTab(draft))
    ui.setState({ tab: editor.getState().draft.tabs.at(-1)?.id ?? null, selected: [], isRenaming: true })
  }

  function duplicate(id: number): void {
    const copy = nextId(editor.getState().draft)
    edit(t('Duplicate a tab'), (draft) => duplicateTab(draft, id))
    ui.setState({ tab: copy, selected: [] })
  }

  return (
    <>
      <Tabs
        label={t('Dashboard tabs')}
        tabs={tabs.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={String(shown.id)}
        onChange={(id) => ui.setState({ tab: Number(id), selected: [] })}
        actions={
          <>
            <MenuTrigger>
              <IconButton icon="more" label={t('Change “{name}”', { name: shown.name })} isSmall />
              <Menu placement="bottom end">
                <MenuItem icon="pencil" onAction={() => setRenaming(true)}>
                  {t('Rename…')}
                </MenuItem>
                <MenuItem icon="copy" onAction={() => duplicate(shown.id)}>
                  {t('Duplicate')}
                </MenuItem>
                <MenuItem
                  icon="arrow-left"
                  isDisabled={at === 0}
                  onAction={() => edit(t('Move a tab'), (draft) => moveTab(draft, shown.id, at - 1))}
                >
                  {t('Move left')}
                </MenuItem>
                <MenuItem
                  icon="arrow-right"
                  isDisabled={at === tabs.length - 1}
                  onAction={() => edit(t('Move a tab'), (draft) => moveTab(draft, shown.id, at + 1))}
                >
                  {t('Move right')}
                </MenuItem>
                <MenuSeparator />
                <MenuItem
                  icon="trash"
                  isDanger
                  isDisabled={tabs.length < 2}
                  onAction={() => edit(t('Remove a tab'), (draft) => removeTab(draft, shown.id))}
                >
                  {t('Remove')}
                </MenuItem>
              </Menu>
            </MenuTrigger>
            <IconButton icon="plus" label={t('Add a tab')} isSmall onPress={add} />
          </>
        }
      />
      {isRenaming && (
        <Dialog
          title={t('Rename the tab')}
          size="small"
          isOpen
          onOpenChange={setRenaming}
          footer={(close) => (
            <>
              <Button onPress={close}>{t('Cancel')}</Button>
              <Button type="submit" form="rename-tab" variant="primary">
                {t('Rename')}
              </Button>
            </>
          )}
        >
          <Form
            id="rename-tab"
            onSubmit={(event) => {
              const name = String(new FormData(event.currentTarget).get('name') ?? '')
              edit(t('Rename a tab'), (draft) => renameTab(draft, shown.id, name))
              setRenaming(false)
            }}
          >
            <TextInput label={t('Name')} name="name" defaultValue={shown.name} isRequired autoFocus />
          </Form>
        </Dialog>
      )}
    </>
  )
}
