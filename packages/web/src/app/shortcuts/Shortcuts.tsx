import { useStore } from 'zustand'
import { t } from '../../i18n/t.ts'
import { actionStore, allActions, type Action } from '../../lib/actions.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Kbd } from '../../ui/Kbd/Kbd.tsx'
import { closeShortcuts } from './shortcuts-store.ts'
import styles from './Shortcuts.module.css'

/** All keys that do something on the page shown. */
export function Shortcuts() {
  const lists = useStore(actionStore, (state) => state.lists)
  const withKeys = allActions(lists).filter(({ keys }) => keys !== undefined)
  const sections = Map.groupBy(withKeys, ({ section }: Action) => section)
  return (
    <Dialog isOpen onOpenChange={(next) => !next && closeShortcuts()} title={t('Keyboard shortcuts')}>
      {/* Keys scroll it: nothing in it takes the focus. */}
      <div className={styles.sections} tabIndex={0} role="region" aria-label={t('Keyboard shortcuts')}>
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
    </Dialog>
  )
}
