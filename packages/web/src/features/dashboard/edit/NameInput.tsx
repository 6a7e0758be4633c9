import { t } from '../../../i18n/t.ts'
import { useDraft, useSession } from './session.tsx'
import styles from './edit.module.css'

/** The name of the dashboard, in the place of its title. */
export function NameInput() {
  const { editor } = useSession()
  const { name } = useDraft()
  return (
    <h1 className={styles.nameHead}>
      <input
        className={styles.nameInput}
        aria-label={t('Name of the dashboard')}
        defaultValue={name}
        key={name}
        maxLength={254}
        onBlur={({ target }) => {
          const next = target.value.trim()
          if (next === '') target.value = name
          else editor.getState().edit(t('Rename the dashboard'), (draft) => ({ ...draft, name: next }))
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
    </h1>
  )
}
