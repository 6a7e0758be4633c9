import { t } from '../i18n/t.ts'
import { Button } from '../ui/Button/Button.tsx'
import styles from './public.module.css'
import { useFrameHeight } from './use-frame-height.ts'

interface FailureProps {
  sentence: string
  onRetry?: (() => void) | undefined
}

/** Nothing can be shown; one sentence says why. */
export function Failure({ sentence, onRetry }: FailureProps) {
  const content = useFrameHeight()
  return (
    <div ref={content}>
      <main className={styles.failure}>
        <h1 className={styles.spoken}>{t('Nothing to show')}</h1>
        <p role="alert">{sentence}</p>
        {onRetry !== undefined && (
          <Button icon="refresh" onPress={onRetry}>
            {t('Retry')}
          </Button>
        )}
      </main>
    </div>
  )
}
