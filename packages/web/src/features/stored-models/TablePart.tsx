import { refreshModel, stopModel, storeModel, type StoredModel } from '../../api/stored-models.ts'
import { sayServerText } from '../../i18n/server-texts.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { StateBadge } from './StateBadge.tsx'
import { StoredFacts } from './StoredFacts.tsx'
import { useChange } from './use-change.ts'
import { reasonText } from './words.ts'
import styles from './stored-models.module.css'

interface TablePartProps {
  /** Of the model. */
  id: number
  /** Null while it is not stored. */
  stored: StoredModel | null
  /** Why it cannot be; null where it can. */
  refusal: string | null
}

/** Storing a model as a table of its own database. */
export function TablePart({ id, stored, refusal }: TablePartProps) {
  return (
    <section className={styles.info} aria-label={t('Store in the database')}>
      <h3 className={styles.heading}>
        {t('Store in the database')} {stored !== null && <StateBadge model={stored} />}
      </h3>
      {stored === null ? <Start id={id} refusal={refusal} /> : <Current stored={stored} />}
    </section>
  )
}

function Start({ id, refusal }: Pick<TablePartProps, 'id' | 'refusal'>) {
  const act = useChange()
  return (
    <>
      <p className={styles.note}>
        {t(
          'The rows are stored as a table beside the data, and refreshed by the schedule. The account of the connection must be able to write there.',
        )}
      </p>
      {refusal !== null && <p className={styles.reason}>{sayServerText(refusal)}</p>}
      <div className={styles.buttons}>
        <Button
          isSmall
          icon="database"
          isDisabled={refusal !== null}
          onPress={() => void act(() => storeModel(id), t('The rows of the model are being stored.'))}
        >
          {t('Store in the database')}
        </Button>
      </div>
    </>
  )
}

function Current({ stored }: { stored: StoredModel }) {
  const act = useChange()
  const { card_id: id } = stored
  const reason = reasonText(stored)
  const refresh = () => act(() => refreshModel(id), t('The stored rows are being refreshed.'))
  const stop = () => act(() => stopModel(id), t('Questions read the source of the model again.'))
  return (
    <>
      {reason !== null && <p className={styles.reason}>{reason}</p>}
      <StoredFacts stored={stored} />
      <div className={styles.buttons}>
        <Button isSmall icon="refresh" onPress={() => void refresh()}>
          {t('Refresh now')}
        </Button>
        <Button isSmall icon="stop" onPress={() => void stop()}>
          {t('Stop')}
        </Button>
      </div>
    </>
  )
}
