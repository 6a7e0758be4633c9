import { useMemo, useState } from 'react'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { Matrix, type MatrixCell, type MatrixRow } from './matrix/index.ts'
import { withSetting } from './model/changes.ts'
import type { FlatState } from './model/flat.ts'
import { within } from './model/rows.ts'
import { levelOf } from './model/levels.ts'
import { ADMINISTRATORS, sortGroups, type Source } from './source.ts'
import { useFlatSource } from './use-flat-source.ts'
import { useLedger } from './use-ledger.ts'
import styles from './permissions.module.css'

interface CollectionPermissionsProps {
  id: number | 'root'
  name: string
  onClose(): void
}

/** Who may see and change one collection: groups as rows. */
export function CollectionPermissions({ id, name, onClose }: CollectionPermissionsProps) {
  const { source, error, retry } = useFlatSource('collections')
  const own = useMemo(() => source && { ...source, keptAs: `collection-${id}` }, [source, id])
  if (own !== undefined) return <Loaded source={own} id={String(id)} name={name} onClose={onClose} />
  return (
    <Dialog title={t('Permissions of {name}', { name })} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {error === null ? (
        <Skeleton height={180} />
      ) : (
        <Problem title={t('The permissions could not be loaded')} onRetry={retry}>
          {error.message}
        </Problem>
      )}
    </Dialog>
  )
}

interface LoadedProps {
  source: Source<FlatState>
  id: string
  name: string
  onClose(): void
}

function Loaded({ source, id, name, onClose }: LoadedProps) {
  const ledger = useLedger(source)
  const [isDeep, setDeep] = useState(false)
  const kind = source.kinds[0]!
  const rows = useMemo(
    () =>
      sortGroups(source.groups).map(({ id: group, name: label }): MatrixRow => ({
        id: String(group),
        label,
        icon: 'group',
        parent: null,
        object: null,
        depth: 0,
        hasChildren: false,
        isOpen: false,
      })),
    [source.groups],
  )
  const below = within(source.places, id)
  const lockedWhy = t('Administrators can do everything.')
  const cellOf = (row: MatrixRow): MatrixCell => {
    const group = Number(row.id)
    if (group === ADMINISTRATORS) return { level: kind.levels[0]!, lockedWhy }
    const value = source.rights.read(ledger.state, group, id, kind.id)
    const isChanged = source.rights.read(source.base, group, id, kind.id).level !== value.level
    return { level: levelOf(kind, value), isChanged }
  }

  async function save(close: () => void): Promise<void> {
    if (await ledger.save()) close()
  }

  return (
    <Dialog
      title={t('Permissions of {name}', { name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button
            onPress={() => {
              ledger.discard()
              close()
            }}
          >
            {t('Cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={ledger.changes.length === 0}
            isPending={ledger.isSaving}
            onPress={() => void save(close)}
          >
            {t('Save')}
          </Button>
        </>
      )}
    >
      <div className={styles.dialog}>
        <Matrix
          label={t('Permissions of {name}', { name })}
          corner={t('Groups')}
          rows={rows}
          columns={[{ id, label: t('Access') }]}
          cellOf={cellOf}
          choices={({ row }) => (Number(row.id) === ADMINISTRATORS ? [] : kind.levels)}
          onSet={(cells, level) =>
            ledger.edit(t('Set permissions'), (settings) =>
              cells
                .flatMap(({ row }) => [id, ...(isDeep ? below : [])].map((place) => ({ group: Number(row.id), place })))
                .reduce((all, cell) => withSetting(all, { ...cell, kind: kind.id, level }), [...settings]),
            )
          }
          onToggle={() => undefined}
        />
        {below.length > 0 && (
          <Checkbox isSelected={isDeep} onChange={setDeep}>
            {t('Apply my changes to sub-collections too')}
          </Checkbox>
        )}
        {ledger.conflicts.length > 0 && (
          <Problem title={t('Somebody else has changed the same permissions in the meantime')} isSmall>
            {t('Save again to overwrite their changes with yours, or cancel.')}
          </Problem>
        )}
        {ledger.error !== null && (
          <Problem title={t('The permissions were not saved')} isSmall>
            {ledger.error}
          </Problem>
        )}
      </div>
    </Dialog>
  )
}
