import { useEffect } from 'react'
import { allActions } from '../../lib/actions.ts'
import { createKeyReader } from '../../lib/keys.ts'
import { SINGLE_KEYS } from '../../lib/looks.ts'
import { read } from '../../lib/use-kept.ts'

/** Runs the action whose keys are pressed. */
export function useKeyboard(): void {
  useEffect(() => {
    const { read: readKeys } = createKeyReader()
    function onKeyDown(event: KeyboardEvent): void {
      // Searched lists pass what is typed on to the option in focus; only the key itself counts.
      if (event.defaultPrevented || !event.isTrusted) return
      const actions = allActions().filter(
        ({ keys }) => keys !== undefined && (read(SINGLE_KEYS) !== 'off' || keys.includes('mod+')),
      )
      const pressed = readKeys(
        event,
        actions.map(({ keys = '' }) => keys),
      )
      if (pressed === null) return
      event.preventDefault()
      actions.find(({ keys }) => keys === pressed)?.run()
    }
    // Buttons of menus let no key pass, also those that mean nothing to them.
    const ofMenuButton = (event: KeyboardEvent): boolean =>
      event.target instanceof Element &&
      event.target.matches('button[aria-haspopup]') &&
      !['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)
    const early = (event: KeyboardEvent): void => void (ofMenuButton(event) && onKeyDown(event))
    const late = (event: KeyboardEvent): void => void (ofMenuButton(event) || onKeyDown(event))
    window.addEventListener('keydown', early, { capture: true })
    window.addEventListener('keydown', late)
    return () => {
      window.removeEventListener('keydown', early, { capture: true })
      window.removeEventListener('keydown', late)
    }
  }, [])
}
