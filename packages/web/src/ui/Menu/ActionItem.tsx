import { isOffered, type Action } from '../../lib/actions.ts'
import type { IconName } from '../Icon/Icon.tsx'
import { MenuItem } from './MenuItem.tsx'

/** An action as an item of a menu; nothing where it is not allowed. */
export function ActionItem({ action }: { action: Action<IconName> }) {
  const { label, short = label, description, icon, keys, isDanger, run } = action
  if (!isOffered(action)) return null
  const looks = { ...(icon && { icon }), ...(keys && { keys }), ...(description && { description }) }
  return (
    <MenuItem {...looks} {...(isDanger && { isDanger })} onAction={run}>
      {short}
    </MenuItem>
  )
}
