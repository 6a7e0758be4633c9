import { lazy, Suspense, useRef, useState, type ComponentType } from 'react'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import type { OpenMenuProps } from '../Menu/index.ts'

/** For `LateMenu`, outside of components. @param load the component that draws the `OpenMenu` with its items */
export const lateItems = (load: () => Promise<ComponentType<OpenMenuProps>>) =>
  lazy(async () => ({ default: await load() }))

interface LateMenuProps extends ButtonProps {
  items: ComponentType<OpenMenuProps>
}

/** A button whose menu is loaded when it is first pressed, for the frame around every page: most pages never open it. */
export function LateMenu({ items: Items, ...button }: LateMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  function open(): void {
    setWasOpen(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        {...button}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') open()
        }}
      />
      {wasOpen && (
        <Suspense>
          <Items trigger={trigger} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
