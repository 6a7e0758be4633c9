import { t } from '../../i18n/t.ts'
import { Segmented } from '../../ui/Segmented/Segmented.tsx'
import { Switch } from '../../ui/Choice/index.ts'
import type { FrameLook } from './model.ts'
import styles from './sharing.module.css'

interface LookChoiceProps {
  look: FrameLook
  onChange(look: FrameLook): void
}

/** How a frame looks. */
export function LookChoice({ look, onChange }: LookChoiceProps) {
  return (
    <div className={styles.look}>
      <Switch isSelected={look.hasTitle} onChange={(hasTitle) => onChange({ ...look, hasTitle })}>
        {t('Title')}
      </Switch>
      <Switch isSelected={look.hasBorder} onChange={(hasBorder) => onChange({ ...look, hasBorder })}>
        {t('Border')}
      </Switch>
      <Segmented
        label={t('Theme')}
        value={look.theme}
        onChange={(theme) => onChange({ ...look, theme })}
        segments={[
          { id: 'light', label: t('Light') },
          { id: 'night', label: t('Dark') },
          { id: 'transparent', label: t('Transparent') },
        ]}
      />
    </div>
  )
}
