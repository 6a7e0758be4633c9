import { useId } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { SettingGroup } from './catalogue/index.ts'
import { shownSettings } from './model.ts'
import { Panel, PANEL_SETTINGS } from './panels/Panel.tsx'
import { SettingField } from './SettingField.tsx'
import type { Settings } from './use-settings.ts'
import styles from './settings.module.css'

interface SettingGroupViewProps {
  group: SettingGroup
  /** The section it belongs to, where several stand together. */
  where?: string
  onOpen?(): void
  settings: Settings
  /** The key of the setting to go to. */
  meant: string
}

/** Settings of one subject under their heading. */
export function SettingGroupView({ group, where, onOpen, settings, meant }: SettingGroupViewProps) {
  const id = useId()
  const known = group.settings.filter(({ key }) => settings.has(key))
  const shown = shownSettings(known, settings.read)
  const panels = (group.panels ?? []).filter((name) => settings.has(PANEL_SETTINGS[name]))
  if (shown.length === 0 && panels.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.groupHead}>
        <h2 id={id} className={styles.groupTitle}>
          {group.title}
        </h2>
        {group.description !== undefined && <p className={styles.groupText}>{group.description}</p>}
        {where !== undefined && onOpen !== undefined && (
          <Button variant="quiet" isSmall iconAfter="chevron-right" onPress={onOpen}>
            {t('In {section}', { section: where })}
          </Button>
        )}
      </header>
      <div className={styles.card}>
        {shown.map((setting) => (
          <SettingField key={setting.key} setting={setting} settings={settings} isMeant={setting.key === meant} />
        ))}
        {panels.map((name) => (
          <Panel key={name} name={name} settings={settings} />
        ))}
      </div>
    </section>
  )
}
