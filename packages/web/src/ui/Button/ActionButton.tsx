import { isOffered, type Action } from '../../lib/actions.ts'
import type { IconName } from '../Icon/Icon.tsx'
import { IconButton } from './IconButton.tsx'

interface ActionButtonProps {
  action: Action<IconName> & { readonly icon: IconName }
  isDisabled?: boolean
  /** What the action switches is on. */
  isOn?: boolean
}

/** An action as a square button; nothing where it is not allowed. */
export function ActionButton({ action, isDisabled = false, isOn }: ActionButtonProps) {
  const { label, icon, keys, run } = action
  if (!isOffered(action)) return null
  return (
    <IconButton
      icon={icon}
      label={label}
      {...(keys && { keys })}
      {...(isOn !== undefined && { isOn })}
      isDisabled={isDisabled}
      onPress={run}
    />
  )
}
