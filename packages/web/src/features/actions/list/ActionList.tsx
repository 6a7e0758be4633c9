import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { archivedActionsOptions, type ModelAction } from '../../../api/action.ts'
import type { Card } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { ListRow } from '../../../ui/RowList/ListRow.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { kindOf } from '../../../models/action/index.ts'
import { iconOfAction, KINDS, showsWholeTable } from '../kinds.ts'
import { useActionChanges } from '../use-changes.ts'
import type { Writable } from '../use-writable.ts'
import { Icon } from '../../../ui/Icon/Icon.tsx'
import { RunDialog } from '../RunDialog.tsx'
import { ActionRow } from './ActionRow.tsx'
import { NewActionMenu } from './NewActionMenu.tsx'
import { TurnedOff } from './TurnedOff.tsx'
import styles from '../actions.module.css'

interface ActionListProps {
  card: Card
  actions: readonly ModelAction[]
  writable: Writable
  /** Opens the editor; with `new` for one in SQL, with `new-http` for one that sends a request. */
  onEdit(action: string): void
}

/** What can be done with the rows of a model. */
export function ActionList({ card, actions, writable, onEdit }: ActionListProps) {
  const mayChange = card.can_write && writable.state === 'on'
  const [running, setRunning] = useState<ModelAction | null>(null)
  useActions(
    actions.map((action) => ({
      id: `action.run.${action.id}`,
      label: t('Run “{name}”', { name: action.name }),
      section: t('Actions'),
      icon: iconOfAction(kindOf(action)),
      isAllowed: writable.state !== 'off',
      run: () => setRunning(action),
    })),
  )
  return (
    <>
      {running !== null && (
        <RunDialog card={card} action={running} database={writable.database} onClose={() => setRunning(null)} />
      )}
      {writable.state === 'off' && <TurnedOff database={writable.database} />}
      {actions.length === 0 ? (
        <NoActions card={card} writable={writable} onEdit={onEdit} />
      ) : (
        <>
          {mayChange && (
            <div className={styles.bar}>
              <NewActionMenu card={card} writable={writable} onEdit={onEdit} />
            </div>
          )}
          <RowList>
            {actions.map((action) => (
              <ActionRow
                key={action.id}
                action={action}
                card={card}
                writable={writable}
                onEdit={onEdit}
                onRun={() => setRunning(action)}
              />
            ))}
          </RowList>
        </>
      )}
      {mayChange && <ArchivedActions card={card} />}
    </>
  )
}

/** The first ones are made at once. */
function NoActions({ card, writable, onEdit }: Omit<ActionListProps, 'actions'>) {
  const { create, isPending } = useActionChanges()
  const mayChange = card.can_write && writable.state === 'on'
  const isWhole = showsWholeTable(card)
  return (
    <Empty
      icon="action"
      title={t('No actions yet')}
      action={
        mayChange && (
          <div className={styles.bar}>
            {isWhole && (
              <Button
                variant="primary"
                isPending={isPending}
                onPress={() => create(KINDS.flatMap((kind) => kind.make(card) ?? []))}
              >
                {t('Add, change and delete rows')}
              </Button>
            )}
            <NewActionMenu card={card} writable={writable} onEdit={onEdit} />
          </div>
        )
      }
    >
      {t('An action is a form that changes rows of the database. People run it here, or on a dashboard.')}
      {mayChange && !isWhole && (
        <> {t('This model does not show one whole table with a key, so its actions are written in SQL.')}</>
      )}
    </Empty>
  )
}

function ArchivedActions({ card }: { card: Card }) {
  const { data = [] } = useQuery(archivedActionsOptions(card.id))
  const { restore, isPending } = useActionChanges()
  if (data.length === 0) return null
  return (
    <details className={styles.archived}>
      <summary>{t('{n, plural, one {# archived action} other {# archived actions}}', { n: data.length })}</summary>
      <RowList>
        {data.map((action) => (
          <ListRow key={action.id} start={<Icon name={iconOfAction(kindOf(action))} />} name={action.name}>
            <Button
              isSmall
              isDisabled={isPending}
              aria-label={t('Restore “{name}”', { name: action.name })}
              onPress={() => restore(action)}
            >
              {t('Restore')}
            </Button>
          </ListRow>
        ))}
      </RowList>
    </details>
  )
}
