import type { Card } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { KINDS } from '../kinds.ts'
import { useActionChanges } from '../use-changes.ts'
import type { Writable } from '../use-writable.ts'

interface NewActionMenuProps {
  card: Card
  writable: Writable
  onEdit(action: string): void
}

/** Makes an action of a kind at once, or opens the editor for it. */
export function NewActionMenu({ card, writable, onEdit }: NewActionMenuProps) {
  const { create, isPending } = useActionChanges()
  const rights = { writesSql: writable.database?.native_permissions === 'write' }
  return (
    <MenuTrigger>
      <Button icon="plus" iconAfter="chevron-down" isPending={isPending}>
        {t('New action')}
      </Button>
      <Menu placement="bottom end">
        {KINDS.map((choice) => (
          <MenuItem
            key={choice.kind}
            icon={choice.icon}
            description={choice.description()}
            isDisabled={!choice.fits(card, rights)}
            onAction={() => {
              const made = choice.make(card)
              if (made === null) onEdit(choice.kind === 'http' ? 'new-http' : 'new')
              else create([made])
            }}
          >
            {choice.name()}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
