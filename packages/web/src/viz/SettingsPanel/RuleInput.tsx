import type { Column } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Switch } from '../../ui/Choice/index.ts'
import { ColorInput, NumberInput, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import {
  areNumbers,
  asType,
  hasValue,
  operatorsFor,
  type End,
  type RangeRule,
  type Rule,
  type SingleRule,
} from './formatting.ts'
import styles from './SettingsPanel.module.css'

interface RuleInputProps<R extends Rule> {
  rule: R
  /** Those that rules may be for. */
  columns: readonly Column[]
  /** Whether a whole row can be colored. */
  hasRows: boolean
  onChange(rule: Rule): void
}

/** One rule: its columns, then a condition with a color, or a range of colors. */
export function RuleInput({ rule, columns, hasRows, onChange }: RuleInputProps<Rule>) {
  const chosen = columns.filter(({ name }) => rule.columns.includes(name))
  const free = columns.filter(({ name }) => !rule.columns.includes(name))
  const setColumns = (names: readonly string[]) => {
    const next = columns.filter(({ name }) => names.includes(name))
    const kept = rule.type === 'range' && !areNumbers(next) ? asType(rule, 'single', next) : rule
    const known = operatorsFor(next)
    const isFitting = kept.type === 'range' || known.some(({ id }) => id === kept.operator)
    onChange({ ...kept, columns: names, ...(!isFitting && { operator: known[0]?.id ?? '=' }) })
  }
  return (
    <div className={styles.several}>
      {rule.columns.map((name, at) => (
        <div key={name} className={styles.line}>
          <Select
            {...(at === 0 ? { label: t('Column') } : { 'aria-label': t('Column') })}
            options={columns
              .filter((column) => column.name === name || free.includes(column))
              .map((column) => ({ id: column.name, label: column.display_name }))}
            value={name}
            onChange={(id) => setColumns(rule.columns.with(at, id))}
          />
          {rule.columns.length > 1 && (
            <IconButton
              icon="close"
              label={t('Remove')}
              isSmall
              onPress={() => setColumns(rule.columns.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
      {free[0] !== undefined && (
        <Button isSmall variant="quiet" icon="plus" onPress={() => setColumns([...rule.columns, free[0]?.name ?? ''])}>
          {t('Add another')}
        </Button>
      )}
      {areNumbers(chosen) && (
        <Select
          label={t('Coloring')}
          options={[
            { id: 'single', label: t('One color') },
            { id: 'range', label: t('Color range') },
          ]}
          value={rule.type}
          onChange={(type) => onChange(asType(rule, type, chosen))}
        />
      )}
      {rule.type === 'single' ? (
        <SingleInput rule={rule} columns={chosen} hasRows={hasRows} onChange={onChange} />
      ) : (
        <RangeInput rule={rule} columns={chosen} hasRows={hasRows} onChange={onChange} />
      )}
    </div>
  )
}

function SingleInput({ rule, columns, hasRows, onChange }: RuleInputProps<SingleRule>) {
  return (
    <>
      <Select
        label={t('Condition')}
        options={operatorsFor(columns)}
        value={rule.operator}
        onChange={(operator) => onChange({ ...rule, operator })}
      />
      {hasValue(rule.operator) &&
        (areNumbers(columns) ? (
          <NumberInput
            label={t('Value')}
            value={rule.value === undefined || rule.value === null ? null : Number(rule.value)}
            formatOptions={{ maximumFractionDigits: 10 }}
            onChange={(value) => onChange({ ...rule, value: value ?? undefined })}
          />
        ) : (
          <TextInput
            label={t('Value')}
            value={String(rule.value ?? '')}
            onChange={(value) => onChange({ ...rule, value })}
          />
        ))}
      <ColorInput
        label={t('Color')}
        value={rule.color}
        onChange={(color) => color !== null && onChange({ ...rule, color })}
      />
      {hasRows && (
        <Switch
          isSelected={rule.highlight_row === true}
          onChange={(isOn) => onChange({ ...rule, highlight_row: isOn })}
        >
          {t('Highlight the whole row')}
        </Switch>
      )}
    </>
  )
}

function RangeInput({ rule, onChange }: RuleInputProps<RangeRule>) {
  const [low = '#ffffff', ...others] = rule.colors
  const high = others.at(-1) ?? low
  const end = (side: 'min' | 'max', label: string, own: string, all: string) => (
    <div className={styles.line}>
      <Select
        label={label}
        options={[
          { id: 'null', label: own },
          { id: 'all', label: all },
          { id: 'custom', label: t('A number') },
        ]}
        value={String(rule[`${side}_type`] ?? null)}
        onChange={(id) => onChange({ ...rule, [`${side}_type`]: (id === 'null' ? null : id) as End })}
      />
      {rule[`${side}_type`] === 'custom' && (
        <NumberInput
          aria-label={label}
          value={rule[`${side}_value`] ?? null}
          formatOptions={{ maximumFractionDigits: 10 }}
          onChange={(value) => onChange({ ...rule, [`${side}_value`]: value ?? undefined })}
        />
      )}
    </div>
  )
  return (
    <>
      <ColorInput
        label={t('Color of the lowest')}
        value={low}
        onChange={(color) => color !== null && onChange({ ...rule, colors: [color, ...others] })}
      />
      <ColorInput
        label={t('Color of the highest')}
        value={high}
        onChange={(color) => color !== null && onChange({ ...rule, colors: [low, ...others.slice(0, -1), color] })}
      />
      {end('min', t('Range starts at'), t('Lowest of each column'), t('Lowest of these columns'))}
      {end('max', t('Range ends at'), t('Highest of each column'), t('Highest of these columns'))}
    </>
  )
}
