import { useCallback, useMemo, useRef, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { useSize } from '../../../lib/use-size.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../ui/Form/index.ts'
import { Select } from '../../../ui/Select/Select.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { CellPanel } from './CellPanel.tsx'
import { Matrix, type CellAt, type MatrixCell, type MatrixColumn, type MatrixRow } from './matrix/index.ts'
import { withSetting } from './model/changes.ts'
import { rowsOf, within } from './model/rows.ts'
import type { Kind, Place } from './model/types.ts'
import { levelOf } from './model/levels.ts'
import { Pending } from './Pending.tsx'
import { ADMINISTRATORS, ALL_USERS, sortGroups, type Source } from './source.ts'
import { useLedger } from './use-ledger.ts'
import styles from './permissions.module.css'

/** Groups as columns, places as rows, the levels of one kind in the cells; changes wait for Save. */
export function Board<S>({ source }: { source: Source<S> }) {
  const { kinds, places, rights, base } = source
  const ledger = useLedger(source)
  const { state } = ledger
  const [kindId, setKind] = useState(kinds[0]?.id ?? '')
  const [open, setOpen] = useState<ReadonlySet<string>>(() => firstOpen(places))
  const [text, setText] = useState('')
  const [groupText, setGroupText] = useState('')
  const [isDifferentOnly, setDifferentOnly] = useState(false)
  const [current, setCurrent] = useState<CellAt | null>(null)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const isWide = (useSize(frame)?.width ?? 0) >= 860
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0]!

  const groups = useMemo(() => sortGroups(source.groups), [source.groups])
  const columns = useMemo<MatrixColumn[]>(() => {
    const sought = groupText.trim().toLocaleLowerCase()
    return groups
      .filter(({ name }) => name.toLocaleLowerCase().includes(sought))
      .map(({ id, name }) => ({
        id: String(id),
        label: name,
        ...(id === ADMINISTRATORS && { lockedWhy: t('Administrators can do everything.') }),
      }))
  }, [groups, groupText])
  const names = useMemo(
    () => ({
      groups: new Map(groups.map(({ id, name }) => [id, name])),
      places: new Map(places.map(({ id, label }) => [id, label])),
      kinds,
    }),
    [groups, places, kinds],
  )
  const shownPlaces = useMemo(
    () => (kind.isWhole === true ? places.filter(({ parent }) => parent === null) : places),
    [places, kind],
  )
  const rows = useMemo(() => {
    const isDifferent = ({ id, parent }: Place) =>
      columns.some(({ id: group, lockedWhy }) => {
        if (lockedWhy !== undefined) return false
        const value = rights.read(state, Number(group), id, kind.id)
        return !value.isInherited && value.level !== rights.read(state, Number(group), parent ?? id, kind.id).level
      })
    return rowsOf({ places: shownPlaces, open, text, ...(isDifferentOnly && { isDifferent }) })
  }, [shownPlaces, open, text, isDifferentOnly, columns, rights, state, kind])

  const lockOf = useCallback(
    ({ row, column }: CellAt) => {
      if (column.lockedWhy !== undefined) return column.lockedWhy
      const levels = source.levelsOf(state, Number(column.id), row.id, kind)
      return typeof levels === 'string' ? levels : undefined
    },
    [source, state, kind],
  )
  const cellOf = (row: MatrixRow, column: MatrixColumn): MatrixCell => {
    const group = Number(column.id)
    if (group === ADMINISTRATORS) return { level: kind.levels[0]!, lockedWhy: column.lockedWhy ?? '' }
    const value = rights.read(state, group, row.id, kind.id)
    const level = levelOf(kind, value)
    const all = levelOf(kind, rights.read(state, ALL_USERS, row.id, kind.id))
    const lockedWhy = lockOf({ row, column })
    return {
      level,
      isInherited: value.isInherited,
      isChanged: rights.read(base, group, row.id, kind.id).level !== value.level,
      ...(lockedWhy !== undefined && { lockedWhy }),
      ...(group !== ALL_USERS &&
        value.level !== null &&
        all.rank > level.rank && {
          moreBy: t('Members already have “{word}” through All Users', { word: all.label }),
        }),
    }
  }
  const choices = (at: CellAt) => {
    if (lockOf(at) !== undefined) return []
    const levels = source.levelsOf(state, Number(at.column.id), at.row.id, kind)
    return typeof levels === 'string' ? [] : levels
  }

  function set(cells: readonly CellAt[], level: string): void {
    // A rule for rows has to be said before it can be set.
    if (level === 'sandboxed') {
      setPanelOpen(true)
      return
    }
    setCells(
      cells.map(({ row, column }) => ({ group: Number(column.id), place: row.id })),
      kind,
      level,
    )
  }

  function setCells(cells: readonly { group: number; place: string }[], of: Kind, level: string): void {
    ledger.edit(t('Set permissions'), (settings) =>
      cells.reduce((all, cell) => withSetting(all, { ...cell, kind: of.id, level }), [...settings]),
    )
  }

  const toggle = (id: string) =>
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })

  useActions([
    {
      id: 'permissions.save',
      label: t('Save'),
      icon: 'check',
      section: t('Permissions'),
      keys: 'mod+s',
      run: () => void ledger.save(),
    },
    {
      id: 'permissions.undo',
      label: t('Undo'),
      icon: 'undo',
      section: t('Permissions'),
      keys: 'mod+z',
      run: ledger.undo,
    },
    {
      id: 'permissions.redo',
      label: t('Redo'),
      icon: 'redo',
      section: t('Permissions'),
      keys: 'mod+shift+z',
      run: ledger.redo,
    },
  ])

  const panel = current !== null && (
    <CellPanel
      key={`${current.column.id}/${current.row.id}`}
      at={current}
      source={source}
      ledger={ledger}
      kind={kind}
      onSet={(of, level) => setCells([{ group: Number(current.column.id), place: current.row.id }], of, level)}
    />
  )
  return (
    <div ref={frame} className={styles.board}>
      <div className={styles.tools}>
        {kinds.length > 1 && (
          <Select
            aria-label={t('Kind of permission')}
            options={kinds.map(({ id, label }) => ({ id, label }))}
            value={kind.id}
            onChange={setKind}
          />
        )}
        <SearchInput label={t('Find in “{list}”', { list: source.corner })} value={text} onChange={setText} />
        <SearchInput label={t('Find groups')} value={groupText} onChange={setGroupText} />
        {source.id !== 'application' && (
          <Checkbox isSelected={isDifferentOnly} onChange={setDifferentOnly}>
            {t('Only differences')}
          </Checkbox>
        )}
        <span className={styles.gap} />
        <IconButton icon="undo" label={t('Undo')} keys="mod+z" isDisabled={!ledger.canUndo} onPress={ledger.undo} />
        <IconButton
          icon="redo"
          label={t('Redo')}
          keys="mod+shift+z"
          isDisabled={!ledger.canRedo}
          onPress={ledger.redo}
        />
        <IconButton
          icon="panel-right"
          label={t('Why')}
          isOn={isPanelOpen}
          isDisabled={current === null}
          onPress={() => setPanelOpen(!isPanelOpen)}
        />
      </div>
      <div className={styles.middle}>
        <div className={styles.main}>
          {rows.length === 0 || columns.length === 0 ? (
            <Empty icon="search" title={t('Nothing with that name')}>
              {t('Try another name, or clear the search.')}
            </Empty>
          ) : (
            <Matrix
              label={kind.label}
              corner={source.corner}
              rows={rows}
              columns={columns}
              cellOf={cellOf}
              choices={choices}
              onSet={set}
              onToggle={toggle}
              onFocus={setCurrent}
              extra={(at) => [
                ...(source.id === 'collections' &&
                at.column.lockedWhy === undefined &&
                within(places, at.row.id).length > 0
                  ? [
                      {
                        id: 'within',
                        label: t('Apply to everything inside'),
                        icon: 'collection-open' as const,
                        run: () => {
                          const group = Number(at.column.id)
                          const { level } = rights.read(state, group, at.row.id, kind.id)
                          const all = within(places, at.row.id).map((place) => ({ group, place }))
                          if (level !== null) setCells(all, kind, level)
                        },
                      },
                    ]
                  : []),
                {
                  id: 'why',
                  label: t('All permissions, and why'),
                  icon: 'help' as const,
                  run: () => setPanelOpen(true),
                },
              ]}
            />
          )}
          <Pending ledger={ledger} names={names} />
        </div>
        {isPanelOpen && isWide && panel !== false && (
          <aside className={styles.panel} aria-label={t('All permissions, and why')}>
            {panel}
          </aside>
        )}
      </div>
      {!isWide && current !== null && (
        <Sheet
          title={t('{place}, {group}', { place: current.row.label, group: current.column.label })}
          isOpen={isPanelOpen}
          onOpenChange={setPanelOpen}
        >
          {panel}
        </Sheet>
      )}
    </div>
  )
}

/** The first thing is unfolded where there are few. */
function firstOpen(places: readonly Place[]): Set<string> {
  const top = places.filter(({ parent }) => parent === null)
  return new Set(top.length <= 1 ? top.map(({ id }) => id) : [])
}
