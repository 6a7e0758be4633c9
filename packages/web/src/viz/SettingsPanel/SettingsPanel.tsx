import { useMemo, useState } from 'react'
import { shapeOf, visualizationOf, type Setting } from '@querent/viz'
import type { ResultData } from '../../api/dataset.ts'
import { t, translated } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { SearchInput } from '../../ui/Form/index.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { useFormat } from '../Picture/index.ts'
import { ColumnsGroup } from './ColumnsGroup.tsx'
import { displayChoices } from './displays.ts'
import { seriesOf } from './series.ts'
import { SettingInput } from './SettingInput.tsx'
import styles from './SettingsPanel.module.css'

type Settings = Readonly<Record<string, unknown>>

interface SettingsPanelProps {
  display: string
  /** As stored. */
  settings: Settings
  result: ResultData
  /** Without it the display stays as it is. */
  onDisplay?(display: string): void
  /** All settings, as they are to be stored. */
  onSettings(settings: Settings): void
}

/** What a result looks like: its display, then the settings that this display has, searched by their names. */
export function SettingsPanel({ display, settings, result, onDisplay, onSettings }: SettingsPanelProps) {
  const [text, setText] = useState('')
  const { data, format } = useFormat(result, settings)
  const shape = useMemo(() => shapeOf(data), [data])
  const visualization = visualizationOf(display)
  const complete = useMemo(() => visualization?.complete(settings, shape), [visualization, settings, shape])
  const series = useMemo(
    () =>
      visualization === undefined || complete === undefined ? [] : seriesOf(visualization, data, complete, format),
    [visualization, complete, data, format],
  )
  const set = (key: string, value: unknown) => {
    const { [key]: _old, ...rest } = settings
    onSettings(value === undefined ? rest : { ...rest, [key]: value })
  }
  const wanted = text.trim().toLowerCase()
  const shown = (setting: Setting<unknown>) =>
    (setting.when?.(complete, shape) ?? true) && translated(setting.label).toLowerCase().includes(wanted)
  const groups = (visualization?.settings ?? []).map((group) => ({ ...group, settings: group.settings.filter(shown) }))
  return (
    <div className={styles.panel}>
      {onDisplay !== undefined && (
        <ul className={styles.displays} aria-label={t('Displays')}>
          {displayChoices(shape).map(({ display: id, label, icon, missing }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.display}
                data-current={id === display || undefined}
                data-missing={missing !== undefined || undefined}
                aria-pressed={id === display}
                aria-disabled={missing !== undefined || undefined}
                title={missing ?? label}
                onClick={() => missing === undefined && onDisplay(id)}
              >
                <Icon name={icon} size={18} />
                <span>{label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.find}>
        <SearchInput label={t('Find a setting')} value={text} onChange={setText} />
        {Object.keys(settings).length > 0 && (
          <Button isSmall variant="quiet" icon="undo" onPress={() => onSettings({})}>
            {t('As at first')}
          </Button>
        )}
      </div>
      {groups
        .filter((group) => group.settings.length > 0)
        .map((group) => (
          <section key={group.key} className={styles.group}>
            <h2>{translated(group.label)}</h2>
            {group.settings.map((setting) => (
              <SettingInput
                key={setting.key}
                setting={setting}
                value={setting.value(complete)}
                shape={shape}
                data={data}
                series={series}
                onChange={(value) => set(setting.key, value)}
              />
            ))}
          </section>
        ))}
      <ColumnsGroup
        isTable={visualization === undefined}
        columns={result.cols}
        settings={settings}
        wanted={wanted}
        onSettings={onSettings}
      />
    </div>
  )
}
