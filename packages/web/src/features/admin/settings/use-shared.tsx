/** Taking back what guests can see, after one question. */
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { SharedItem } from '../../../api/shared.ts'
import { urls } from '../../../lib/urls.ts'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { toast } from '../../../ui/Toast/index.ts'

interface Revocation {
  item: SharedItem
  title: string
  text: string
  action: string
  run(): Promise<unknown>
}

export function hrefOfShared(item: SharedItem): string {
  if (item.kind === 'action') return urls.modelActions({ id: item.model_id ?? 0 })
  return item.kind === 'dashboard' ? urls.dashboard(item) : urls.question(item)
}

export function useShared(): { revoke(what: Revocation): void; asking: ReactNode } {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Revocation>()

  async function confirm({ item, run }: Revocation): Promise<void> {
    try {
      await run()
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' })
    }
    await client.invalidateQueries({ queryKey: ['shared'] })
    await client.invalidateQueries({ queryKey: item.kind === 'action' ? ['action'] : [item.kind, item.id] })
  }

  const asking = asked !== undefined && (
    <ConfirmDialog
      isOpen
      isDanger
      title={asked.title}
      action={asked.action}
      onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
      onConfirm={() => confirm(asked)}
    >
      {asked.text}
    </ConfirmDialog>
  )
  return { revoke: setAsked, asking }
}
