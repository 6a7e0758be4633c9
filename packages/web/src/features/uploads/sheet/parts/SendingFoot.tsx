import type { UploadStep } from '../../../../api/uploads.ts'
import { locale, t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import styles from '../sheet.module.css'

interface SendingFootProps {
  step: UploadStep
  /** Somebody wanted to close the sheet meanwhile. */
  isAsking: boolean
  onKeep(): void
  onStop(): void
}

/** How far the upload is, and the way to stop it. */
export function SendingFoot({ step, isAsking, onKeep, onStop }: SendingFootProps) {
  const { stage, done, size } = step
  const share = size > 0 ? Math.min(1, done / size) : 0
  const name = sayStage(stage)
  return (
    <>
      <div className={styles.progress}>
        <span role={isAsking ? 'alert' : undefined}>
          {isAsking ? t('The upload is still running. Stop it?') : name}
          {!isAsking && size > 0 && ` · ${percent(share)}`}
        </span>
        <progress className={styles.bar} aria-label={name} max={1} value={size > 0 ? share : undefined} />
      </div>
      {isAsking && <Button onPress={onKeep}>{t('Keep uploading')}</Button>}
      <Button icon="stop" autoFocus onPress={onStop}>
        {t('Stop')}
      </Button>
    </>
  )
}

function sayStage(stage: UploadStep['stage']): string {
  return { sending: t('Sending the file'), reading: t('Reading the file'), loading: t('Loading the rows') }[stage]
}

const percent = (share: number) => new Intl.NumberFormat(locale(), { style: 'percent' }).format(share)
