import { useEffect } from 'react'
import { useStore } from 'zustand'
import { t } from '../../i18n/t.ts'
import { actionStore, allActions, type Action } from '../../lib/actions.ts'
import { createKeyReader } from '../../lib/keys.ts'
import { SINGLE_KEYS } from '../../lib/looks.ts'
import { read } from '../../lib/use-kept.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Kbd } from '../../ui/Kbd/Kbd.tsx'
import { closeShortcuts, shortcutsStore } from './shortcuts-store.ts'
import styles from './Keyboard.module.css'

/** Runs the action whose keys are pressed, and shows the sheet of all of them. */
export function Keyboard() {
  const isOpen = useStore(shortcutsStore, (state) => state.isOpen)
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
  return (
    <Dialog isOpen={isOpen} onOpenChange={(next) => !next && closeShortcuts()} title={t('Keyboard shortcuts')}>
      <Shortcuts />
    </Dialog>
  )
}

function Shortcuts() {
  const lists = useStore(actionStore, (state) => state.lists)
  const withKeys = allActions(lists).filter(({ keys }) => keys !== undefined)
  const sections = Map.groupBy(withKeys, ({ section }: Action) => section)
  return (
    <div className={styles.sections}>
      {[...sections].map(([section, actions]) => (
        <section key={section}>
          <h3 className={styles.heading}>{section}</h3>
          <dl className={styles.list}>
            {actions.map(({ id, label, keys = '' }) => (
              <div key={id} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  <Kbd keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
