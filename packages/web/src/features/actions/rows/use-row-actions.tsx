import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { modelActionsOptions, type ModelAction, type RowValues } from '../../../api/action.ts'
import type { Card } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { fieldsOf, kindOf } from '../../../models/action/index.ts'
import { MenuItem, MenuSection, MenuSeparator } from '../../../ui/Menu/index.ts'
import type { PictureHit } from '../../../viz/Picture/index.ts'
import { iconOfAction } from '../kinds.ts'
import { RunDialog } from '../RunDialog.tsx'
import { useWritable } from '../use-writable.ts'

interface Asked {
  action: ModelAction
  /** Names the row. */
  given: RowValues
}

interface RowActions {
  /** For the menu of a cell; nothing where its row is not known by a key. */
  itemsOf(hit: PictureHit): ReactNode
  dialog: ReactNode
}

/** The actions of a model that change or delete one row. */
export function useRowActions(card: Card): RowActions {
  const { state, database } = useWritable(card)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data = [] } = useQuery({ ...modelActionsOptions(card.id), enabled: state === 'on' && card.type === 'model' })
  const actions = data.filter(({ kind }) => kind === 'row/update' || kind === 'row/delete')
  return {
    itemsOf(hit) {
      const offered = state === 'on' ? actions.flatMap((action) => askedFor(action, hit) ?? []) : []
      if (offered.length === 0) return null
      return (
        <>
          <MenuSection title={t('Actions')}>
            {offered.map((one) => (
              <MenuItem
                key={one.action.id}
                icon={iconOfAction(kindOf(one.action))}
                isDanger={one.action.kind === 'row/delete'}
                onAction={() => setAsked(one)}
              >
                {one.action.name}
              </MenuItem>
            ))}
          </MenuSection>
          <MenuSeparator />
        </>
      )
    },
    dialog: asked !== null && (
      <RunDialog
        card={card}
        action={asked.action}
        database={database}
        given={asked.given}
        onClose={() => setAsked(null)}
      />
    ),
  }
}

/** The action with the key of the row that was pressed. */
function askedFor(action: ModelAction, { columns, row }: PictureHit): Asked | null {
  const at = columns.findIndex(({ semantic_type }) => semantic_type === 'type/PK')
  const value = row?.[at] ?? null
  const key = fieldsOf(action).find(({ isKey }) => isKey)
  return value === null || key === undefined ? null : { action, given: { [key.id]: value } }
}
