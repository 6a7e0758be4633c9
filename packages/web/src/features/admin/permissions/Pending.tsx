import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import type { Change } from './model/changes.ts'
import { changeText, conflictText, type Names } from './model/sentences.ts'
import type { Ledger } from './use-ledger.ts'
import styles from './permissions.module.css'

interface PendingProps<S> {
  ledger: Ledger<S>
  names: Names
}

/** What Save will do, as sentences; each can be taken back alone. */
export function Pending<S>({ ledger, names }: PendingProps<S>) {
  const { changes, conflicts, error, isSaving } = ledger
  if (changes.length === 0) return null
  const takeBack = ({ group, place }: Change) =>
    ledger.edit(t('Undo a change'), (settings) => settings.filter((one) => one.group !== group || one.place !== place))
  return (
    <section className={styles.pending} aria-label={t('Unsaved changes')}>
      {conflicts.length > 0 && (
        <Problem title={t('Somebody else has changed the same permissions in the meantime')} isSmall>
          {conflicts.map((conflict) => (
            <p key={`${conflict.group}/${conflict.place}/${conflict.kind}`}>{conflictText(conflict, names)}</p>
          ))}
          <p>{t('Save again to overwrite their changes with yours, or undo yours.')}</p>
        </Problem>
      )}
      {error !== null && (
        <Problem title={t('The permissions were not saved')} isSmall>
          {error}
        </Problem>
      )}
      <ul className={styles.sentences}>
        {changes.map((change) => (
          <li key={`${change.group}/${change.place}/${change.kind}`}>
            <span>{changeText(change, names)}</span>
            <IconButton icon="undo" label={t('Revoke')} isSmall onPress={() => takeBack(change)} />
          </li>
        ))}
      </ul>
      <div className={styles.save}>
        <span className={styles.count} role="status">
          {t('{n, plural, one {# change} other {# changes}}', { n: changes.length })}
        </span>
        <Button onPress={ledger.discard}>{t('Discard')}</Button>
        <Button variant="primary" isPending={isSaving} onPress={() => void ledger.save()}>
          {t('Save')}
        </Button>
      </div>
    </section>
  )
}
