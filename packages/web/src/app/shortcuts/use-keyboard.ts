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
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
