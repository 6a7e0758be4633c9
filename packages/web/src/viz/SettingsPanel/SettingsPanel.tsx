import { useMemo, useState } from 'react'
import { shapeOf, visualizationOf, type Setting } from '@querent/viz'
import type { ResultData } from '../../api/dataset.ts'
import { withLocalNames } from '../../i18n/server-names.ts'
import { t, translated } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { SearchInput } from '../../ui/Form/index.ts'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { useFormat } from '../Picture/index.ts'
import { GROUPING } from '@querent/viz/grid/index.ts'
import { ColumnsGroup } from './ColumnsGroup.tsx'
import { displayChoices } from './displays.ts'
import { FormattingGroup } from './FormattingGroup.tsx'
import { PivotGroup } from './PivotGroup.tsx'
import { orderOf, seriesOf, withHidden, type Series } from './series.ts'
import { SeriesInput } from './SeriesInput.tsx'
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
export function SettingsPanel({ display, settings, onDisplay, onSettings, ...props }: SettingsPanelProps) {
  const result = useMemo(() => withLocalNames(props.result), [props.result])
  const [text, setText] = useState('')
  const { data, format } = useFormat(result, settings)
  const shape = useMemo(() => shapeOf(data), [data])
  const columns = useMemo(() => result.cols.filter(({ name }) => name !== GROUPING), [result])
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
  // Those of series are found one by one.
  const shown = (setting: Setting<unknown>) =>
    (setting.when?.(complete, shape) ?? true) &&
    (setting.widget.kind === 'series' || translated(setting.label).toLowerCase().includes(wanted))
  const isSplit = ((complete as { dimensions?: readonly string[] } | undefined)?.dimensions?.length ?? 0) > 1
  const order = (next: readonly Series[]) =>
    isSplit
      ? set('graph.series_order', orderOf(next, settings))
      : set(
          'graph.metrics',
          next.map(({ key }) => key),
        )
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
            {t('Reset to defaults')}
          </Button>
        )}
      </div>
      {groups
        .filter((group) => group.settings.length > 0)
        .map((group) => (
          <section key={group.key} className={styles.group}>
            <h2>{translated(group.label)}</h2>
            {group.settings.map((setting) =>
              setting.widget.kind === 'series' ? (
                <SeriesInput
                  key={setting.key}
                  display={display}
                  series={isSplit ? withHidden(series, settings) : series}
                  value={setting.value(complete)}
                  wanted={wanted}
                  onChange={(value) => set(setting.key, value)}
                  onOrder={order}
                  mayHide={isSplit}
                />
              ) : (
                <SettingInput
                  key={setting.key}
                  setting={setting}
                  widget={setting.widget}
                  value={setting.value(complete)}
                  shape={shape}
                  data={data}
                  series={series}
                  onChange={(value) => set(setting.key, value)}
                />
              ),
            )}
          </section>
        ))}
      {display === 'pivot' && (
        <PivotGroup columns={result.cols} settings={settings} wanted={wanted} onSettings={onSettings} />
      )}
      {(display === 'table' || display === 'pivot') && (
        <FormattingGroup
          display={display}
          columns={columns}
          settings={settings}
          wanted={wanted}
          onSettings={onSettings}
        />
      )}
      <ColumnsGroup display={display} columns={columns} settings={settings} wanted={wanted} onSettings={onSettings} />
    </div>
  )
}
