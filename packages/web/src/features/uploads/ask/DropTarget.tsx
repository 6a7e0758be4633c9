import { t } from '../../../i18n/t.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { useHere } from '../model/use-here.ts'
import styles from './DropTarget.module.css'

/** Says where the files go that are dragged over the window. */
export function DropTarget() {
  const { name } = useHere()
  return (
    <div className={styles.target}>
      <div className={styles.words} role="status">
        <Icon name="upload" size={28} />
        <strong className={styles.title}>{t('Drop to upload to {name}', { name })}</strong>
        <span>{t('CSV, TSV, Excel, JSON or Parquet')}</span>
      </div>
    </div>
  )
}
