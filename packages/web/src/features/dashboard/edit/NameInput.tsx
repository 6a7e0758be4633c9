import { t } from '../../../i18n/t.ts'
import { useLive } from '../../../lib/fields/use-live.ts'
import { useDraft, useSession } from './session.tsx'
import styles from './edit.module.css'

/** The name of the dashboard, in the place of its title. */
export function NameInput() {
  const { editor } = useSession()
  const { name } = useDraft()
  const { onChange, ...live } = useLive(name, (next) => {
    // One that is empty for a moment is not a name.
    if (next !== '') editor.getState().edit(t('Rename the dashboard'), (draft) => ({ ...draft, name: next }), 'name')
  })
  return (
    <h1 className={styles.nameHead}>
      <input
        className={styles.nameInput}
        aria-label={t('Dashboard name')}
        maxLength={254}
        {...live}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </h1>
  )
}
