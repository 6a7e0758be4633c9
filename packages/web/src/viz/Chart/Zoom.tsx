import { t } from '../../i18n/t.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import styles from './Chart.module.css'

interface ZoomProps {
  isMoved: boolean
  onNearer(): void
  onFarther(): void
  onReset(): void
}

/** The buttons of a map. */
export function Zoom({ isMoved, onNearer, onFarther, onReset }: ZoomProps) {
  return (
    <div className={styles.zoom} role="group" aria-label={t('Zoom')}>
      <button type="button" aria-label={t('Zoom in')} onClick={onNearer}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={t('Zoom out')} disabled={!isMoved} onClick={onFarther}>
        <Icon name="minus" />
      </button>
      {isMoved && (
        <button type="button" aria-label={t('Show the whole map')} onClick={onReset}>
          <Icon name="full-screen" />
        </button>
      )}
    </div>
  )
}
