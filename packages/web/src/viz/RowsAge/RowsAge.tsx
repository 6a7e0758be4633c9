import type { ResultData } from '../../api/dataset.ts'
import { moment } from '../../i18n/when.ts'
import { t } from '../../i18n/t.ts'
import styles from './RowsAge.module.css'

interface RowsAgeProps {
  data: Pick<ResultData, 'persisted_models' | 'copies'> | undefined
  /** Asks what the stored rows were made of. Left out for guests. */
  onSource?: (() => void) | undefined
}

/** When rows that come from stored models or copies were read from their source; nothing for others. */
export function RowsAge({ data, onSource }: RowsAgeProps) {
  const copies = data?.copies ?? []
  const used = [...(data?.persisted_models ?? []), ...copies]
  const [oldest] = used.map(({ as_of }) => as_of).sort()
  if (oldest === undefined) return null
  const [full] = copies.flatMap(({ full_as_of }) => full_as_of ?? []).sort()
  const names = used.flatMap(({ name }) => name ?? []).join(', ')
  return (
    <span className={styles.age}>
      <span title={names === '' ? undefined : readFrom(names, copies.length > 0)}>
        {t('Data as of {time}', { time: moment(oldest) })}
        {full !== undefined && ` · ${t('older rows as of {time}', { time: moment(full) })}`}
      </span>
      {onSource !== undefined && copies.every((copy) => copy.has_source !== false) && (
        <button type="button" className={styles.source} onClick={onSource}>
          {t('Ask the source')}
        </button>
      )}
    </span>
  )
}

function readFrom(names: string, isCopied: boolean): string {
  return isCopied ? t('Read from copies of {names}', { names }) : t('Read from the stored table of {names}', { names })
}
