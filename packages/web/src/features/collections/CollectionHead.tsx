import type { Collection } from '../../api/collection.ts'
import { t } from '../../i18n/t.ts'
import { isOffered } from '../../lib/actions.ts'
import { ActionButton } from '../../ui/Button/ActionButton.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { ActionItem, Menu, MenuSeparator, MenuTrigger } from '../../ui/Menu/index.ts'
import type { Asked } from './dialogs/index.ts'
import { useCollectionActions } from './use-collection-actions.ts'

interface CollectionHeadProps {
  collection: Collection
  name: string
  isMarked: boolean
  ask(asked: Asked): void
}

/** What can be done with the collection itself. */
export function CollectionHead(props: CollectionHeadProps) {
  const { mark, events, create, upload, edit, move, official, permissions, trash } = useCollectionActions(props)
  const all = [upload, edit, move, official, permissions].filter(isOffered)
  return (
    <>
      <ActionButton action={mark} isOn={props.isMarked} />
      <ActionButton action={events} />
      {isOffered(create) && (
        <Button icon={create.icon} onPress={create.run}>
          {create.label}
        </Button>
      )}
      {all.length > 0 && (
        <MenuTrigger>
          <IconButton icon="more" label={t('More')} />
          <Menu placement="bottom end">
            {all.map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
            {isOffered(trash) && <MenuSeparator />}
            <ActionItem action={trash} />
          </Menu>
        </MenuTrigger>
      )}
    </>
  )
}
