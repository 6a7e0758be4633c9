import { useQuery } from '@tanstack/react-query'
import { currentUserOptions } from '../../api/session.ts'
import { MenuItem, OpenMenu, type OpenMenuProps } from '../../ui/Menu/index.ts'
import { newThings } from './new-things.ts'

/** What the reader may make. */
export function NewMenuItems(menu: OpenMenuProps) {
  const { data: user } = useQuery(currentUserOptions)
  return (
    <OpenMenu {...menu}>
      {(user === undefined ? [] : newThings(user)).map(({ id, icon, short, keys, href, ask }) => (
        <MenuItem key={id} icon={icon} {...(keys && { keys })} {...(href === undefined ? { onAction: ask } : { href })}>
          {short}
        </MenuItem>
      ))}
    </OpenMenu>
  )
}
