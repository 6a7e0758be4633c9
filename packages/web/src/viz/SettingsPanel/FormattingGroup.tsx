import { useState } from 'react'
import type { Column } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { GROUPING } from '@querent/viz/grid/index.ts'
import { newRule, rulesKey, rulesOf, sayRule, type Rule } from './formatting.ts'
import { RuleInput } from './RuleInput.tsx'
import styles from './SettingsPanel.module.css'

type Settings = Readonly<Record<string, unknown>>

interface FormattingGroupProps {
  display: string
  columns: readonly Column[]
  settings: Settings
  /** What is searched, in small letters. */
  wanted: string
  onSettings(settings: Settings): void
}

/** Rules that color cells by their values; where several fit a cell, the first wins. */
export function FormattingGroup({ display, columns, settings, wanted, onSettings }: FormattingGroupProps) {
  const [opened, setOpened] = useState<number>()
  const key = rulesKey(display, settings)
  const rules = rulesOf(settings[key])
  const offered = columns.filter(
    ({ name, source }) => name !== GROUPING && (display !== 'pivot' || source !== 'breakout'),
  )
  const save = (next: readonly Rule[]) => onSettings({ ...settings, [key]: next })
  const [first] = offered
  if (first === undefined || !t('Conditional formatting').toLowerCase().includes(wanted)) return null
  return (
    <section className={styles.group} aria-label={t('Conditional formatting')}>
      <h2>{t('Conditional formatting')}</h2>
      <ol className={styles.rows}>
        {rules.map((rule, at) => {
          const name = sayRule(rule, columns)
          return (
            <li key={at} className={styles.column}>
              <details className={styles.entry} open={opened === at ? true : undefined}>
                <summary>
                  <span className={styles.swatch} style={{ background: paintOf(rule) }} aria-hidden />
                  {name}
                </summary>
                <RuleInput
                  rule={rule}
                  columns={offered}
                  hasRows={display === 'table'}
                  onChange={(next) => save(rules.with(at, next))}
                />
              </details>
              <span className={styles.tools}>
                <IconButton
                  icon="chevron-up"
                  label={t('Move {name} up', { name })}
                  isSmall
                  isDisabled={at === 0}
                  onPress={() => save(rules.toSpliced(at, 1).toSpliced(at - 1, 0, rule))}
                />
                <IconButton
                  icon="close"
                  label={t('Remove {name}', { name })}
                  isSmall
                  onPress={() => save(rules.toSpliced(at, 1))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <Button
        isSmall
        icon="plus"
        onPress={() => {
          setOpened(rules.length)
          save([...rules, newRule(offered.find(({ source }) => source !== 'breakout') ?? first)])
        }}
      >
        {t('Add a rule')}
      </Button>
    </section>
  )
}

const paintOf = (rule: Rule) =>
  rule.type === 'single' ? rule.color : `linear-gradient(to right, ${rule.colors.join(', ')})`
