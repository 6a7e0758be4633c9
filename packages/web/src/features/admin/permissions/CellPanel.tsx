import { t } from '../../../i18n/t.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import type { CellAt } from './matrix/index.ts'
import { withSetting } from './model/changes.ts'
import type { Kind, Setting } from './model/types.ts'
import { levelOf } from './model/levels.ts'
import { RuleEditor } from './RuleEditor.tsx'
import { ADMINISTRATORS, type Source } from './source.ts'
import type { Ledger } from './use-ledger.ts'
import { Answers } from './why/index.ts'
import styles from './permissions.module.css'

interface CellPanelProps<S> {
  at: CellAt
  source: Source<S>
  ledger: Ledger<S>
  kind: Kind
  onSet(kind: Kind, level: string): void
}

/** All kinds of rights of a group on one place, the rule for its rows, and why its members may what they may. */
export function CellPanel<S>({ at, source, ledger, kind, onSet }: CellPanelProps<S>) {
  const { row, column } = at
  const group = Number(column.id)
  const object = row.object
  const isTable = object?.type === 'table'
  const isAdmin = group === ADMINISTRATORS
  const kinds = source.kinds.filter((one) => one.isWhole !== true || row.parent === null)
  const pendingRule = ledger.settings.findLast((one) => one.group === group && one.place === row.id && one.rule)?.rule
  const rule =
    pendingRule ?? source.rules?.find((one) => isTable && one.group_id === group && one.table_id === object.id)

  function setRule(setting: Setting): void {
    ledger.edit(t('Set the row rule'), (settings) => withSetting(settings, setting))
  }

  return (
    <>
      <h2 className={styles.panelTitle}>{t('{place}, {group}', { place: row.label, group: column.label })}</h2>
      {isAdmin ? (
        <p className={styles.hint}>{column.lockedWhy}</p>
      ) : (
        <div className={styles.kinds}>
          {kinds.map((one) => {
            const value = source.rights.read(ledger.state, group, row.id, one.id)
            const levels = source.levelsOf(ledger.state, group, row.id, one)
            const now = levelOf(one, value)
            const options =
              typeof levels === 'string' ? [] : levels.filter(({ id }) => id !== 'sandboxed' || value.level === id)
            const known = options.some(({ id }) => id === now.id) ? options : [now, ...options]
            return (
              <Select
                key={one.id}
                label={one.label}
                isDisabled={typeof levels === 'string'}
                {...(typeof levels === 'string' && { help: levels })}
                {...(value.isInherited && typeof levels !== 'string' && { help: t('From the whole database') })}
                options={known.map(({ id, label, icon }) => ({ id, label, icon }))}
                value={now.id}
                onChange={(level) => level !== '' && level !== 'sandboxed' && onSet(one, level)}
              />
            )
          })}
        </div>
      )}
      {isTable && !isAdmin && source.id === 'data' && kind.id === 'view-data' && (
        <RuleEditor
          key={JSON.stringify(rule ?? null)}
          table={Number(object.id)}
          group={group}
          rule={rule}
          onSet={(next) => setRule({ group, place: row.id, kind: 'view-data', level: 'sandboxed', rule: next })}
        />
      )}
      {object !== null && (
        <section className={styles.why} aria-label={t('Why')}>
          <h3>{t('Saved state')}</h3>
          <Answers subject={{ group_id: group }} object={object} />
        </section>
      )}
    </>
  )
}
