import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { actionPath, type ModelAction, type RowValues } from '../../api/action.ts'
import type { Card } from '../../api/card.ts'
import type { Database } from '../../api/database.ts'
import { toast } from '../../ui/Toast/index.ts'

const ActionDialog = lazy(async () => ({ default: (await import('../action-form/index.ts')).ActionDialog }))

interface RunDialogProps {
  card: Card
  action: ModelAction
  database: Database | undefined
  /** The key of a row. */
  given?: RowValues
  onClose(): void
}

/** The window of an action on the page of its model, whose rows are read again afterwards. */
export function RunDialog({ card, action, database, given, onClose }: RunDialogProps) {
  const client = useQueryClient()
  return (
    <Suspense>
      <ActionDialog
        action={action}
        path={actionPath(action.id)}
        subject={{ table: card.name, database: database?.name }}
        {...(given !== undefined && { given })}
        onClose={onClose}
        onDone={(said) => {
          onClose()
          toast({ text: said, tone: 'good' })
          void client.invalidateQueries({ queryKey: ['card', card.id, 'result'] })
        }}
      />
    </Suspense>
  )
}
