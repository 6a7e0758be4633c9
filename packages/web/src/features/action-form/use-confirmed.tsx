import { useState, type ReactNode } from 'react'
import { submitText } from '../../models/action/index.ts'
import { ConfirmDialog } from '../../ui/Dialog/ConfirmDialog.tsx'
import type { ShownAction } from '../../api/action.ts'
import { confirmationOf, isDangerous } from './looks.ts'

/** What a form does when it is sent: at once, or after the action's question was answered. */
export function useConfirmed(action: ShownAction, submit: () => void): { send(): void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  const text = confirmationOf(action)
  return {
    send: () => (text === '' ? submit() : setAsking(true)),
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={action.name}
        action={submitText(action)}
        isDanger={isDangerous(action)}
        onConfirm={submit}
      >
        {text}
      </ConfirmDialog>
    ),
  }
}
