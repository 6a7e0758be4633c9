import type { Data, Setting, Shape, Widget } from '@querent/viz'
import { translated } from '../../i18n/t.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { ColorInput, NumberInput, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { ColumnsInput } from './ColumnsInput.tsx'
import { ComparisonsInput } from './ComparisonsInput.tsx'
import { RowsInput } from './RowsInput.tsx'
import { SegmentsInput } from './SegmentsInput.tsx'
import type { Series } from './series.ts'

interface SettingInputProps {
  setting: Setting<unknown>
  widget: Exclude<Widget, { kind: 'series' }>
  /** What holds now, in the stored form. */
  value: unknown
  shape: Shape
  data: Data
  series: readonly Series[]
  /** `undefined` takes what was stored away. */
  onChange(value: unknown): void
}

/** One setting by its widget. */
export function SettingInput({ setting, widget, value, shape, data, series, onChange }: SettingInputProps) {
  const label = translated(setting.label)
  switch (widget.kind) {
    case 'switch':
      return (
        <Switch isSelected={value === true} onChange={onChange}>
          {label}
        </Switch>
      )
    case 'text':
      return (
        <TextInput
          label={label}
          value={String(value ?? '')}
          onChange={(text) => onChange(text === '' ? undefined : text)}
          {...(widget.placeholder !== undefined && { placeholder: widget.placeholder })}
        />
      )
    case 'number':
      return (
        <NumberInput
          isLive
          label={label}
          value={typeof value === 'number' ? value : null}
          onChange={(number) => onChange(number ?? undefined)}
          {...(widget.min !== undefined && { minValue: widget.min })}
          {...(widget.max !== undefined && { maxValue: widget.max })}
          {...(widget.step !== undefined && { step: widget.step })}
        />
      )
    case 'color':
      return (
        <ColorInput
          label={label}
          value={typeof value === 'string' ? value : null}
          onChange={(color) => onChange(color ?? undefined)}
        />
      )
    case 'choice':
      return (
        <Select
          label={label}
          options={widget.options.map((option) => ({
            id: JSON.stringify(option.value),
            label: translated(option.label),
          }))}
          value={JSON.stringify(value ?? null)}
          onChange={(id) => onChange(JSON.parse(id))}
        />
      )
    case 'columns':
      return <ColumnsInput label={label} widget={widget} value={value} shape={shape} onChange={onChange} />
    case 'rows':
      return <RowsInput label={label} value={value} series={series} onChange={onChange} />
    case 'segments':
      return <SegmentsInput label={label} value={value} onChange={onChange} />
    case 'comparisons':
      return (
        <ComparisonsInput label={label} most={widget.most} value={value} columns={data.columns} onChange={onChange} />
      )
  }
}
