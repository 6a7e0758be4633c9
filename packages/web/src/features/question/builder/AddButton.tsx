import { useState, type ReactNode } from 'react'
import type { IconName } from '../../../ui/Icon/Icon.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Popover, PopoverTrigger } from '../../../ui/Popover/Popover.tsx'

interface AddButtonProps {
  label: string
  /** With words and this icon; a plus alone without. */
  icon?: IconName
  /** The editor has its own padding. */
  isBare?: boolean
  children(close: () => void): ReactNode
}

/** Opens the editor of a clause that does not exist yet. */
export function AddButton({ label, icon, isBare = false, children }: AddButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {icon === undefined ? (
        <IconButton icon="plus" label={label} isSmall />
      ) : (
        <Button icon={icon} isSmall>
          {label}
        </Button>
      )}
      <Popover label={label} isBare={isBare}>
        {children(() => setOpen(false))}
      </Popover>
    </PopoverTrigger>
  )
}
