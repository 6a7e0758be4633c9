import { t } from '../../../i18n/t.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Popover, PopoverTrigger } from '../../../ui/Popover/Popover.tsx'
import { stepKey, type StepKind } from '../../../models/question/index.ts'
import { useBuilding } from './context.ts'
import { StepPreview } from './StepPreview.tsx'
import styles from './builder.module.css'

interface StepToolsProps {
  stage: number
  kind: StepKind
  title: string
  isMuted: boolean
}

/** Looking at the rows up to a step, and leaving the step out for a while. */
export function StepTools({ stage, kind, title, isMuted }: StepToolsProps) {
  const { onMute } = useBuilding()
  const isMutable = kind !== 'source' && kind !== 'native'
  return (
    <span className={styles.stepTools}>
      {!isMuted && (
        <PopoverTrigger>
          <IconButton icon="play" label={t('Rows up to {step}', { step: title })} isSmall />
          <Popover label={t('Rows up to {step}', { step: title })} isBare>
            <StepPreview stage={stage} kind={kind} title={title} />
          </Popover>
        </PopoverTrigger>
      )}
      {isMutable && (
        <IconButton
          icon={isMuted ? 'hidden' : 'eye'}
          label={isMuted ? t('Turn on {step}', { step: title }) : t('Mute {step}', { step: title })}
          isOn={isMuted}
          isSmall
          onPress={() => onMute(stepKey(stage, kind))}
        />
      )}
    </span>
  )
}
