/** What can be done with a table besides describing it: its head and menu, the palette and the keys draw the same actions. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { discardTableValues, rescanTableValues, syncTable, type ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import type { Action } from '../../../../lib/actions.ts'
import { urls } from '../../../../lib/urls.ts'
import { useActions } from '../../../../lib/use-actions.ts'
import type { IconName } from '../../../../ui/Icon/Icon.tsx'
import { toast } from '../../../../ui/Toast/index.ts'

interface Ways {
  preview(): void
  goTo(href: string): void
  /** Asks the server for something, and says what was done. */
  ask(what: (id: number) => Promise<unknown>, done: string): void
}

interface TableActions {
  actions: ReturnType<typeof actionsOf>
  isPending: boolean
}

/** Offers the actions to the palette and the keys, and returns them for the head. */
export function useTableActions(table: ManagedTable, preview: () => void): TableActions {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isPending, mutate } = useMutation({
    mutationFn: ({ what }: { what(id: number): Promise<unknown>; done: string }) => what(table.id),
    onSuccess: async (_, { done }) => {
      toast({ text: done })
      await Promise.all(['table', 'field', 'database'].map((key) => client.invalidateQueries({ queryKey: [key] })))
    },
    onError: ({ message }) => toast({ text: message, tone: 'bad' }),
  })
  const goTo = (href: string) => void navigate({ href })
  const actions = actionsOf(table, { preview, goTo, ask: (what, done) => mutate({ what, done }) })
  useActions(Object.values(actions))
  return { actions, isPending }
}

function actionsOf(table: ManagedTable, { preview, goTo, ask }: Ways) {
  const { id, display_name: name } = table
  const section = t('Table')
  return {
    preview: { id: 'table.preview', label: t('Preview'), section, icon: 'eye', run: preview },
    sync: {
      id: 'table.sync',
      label: t('Sync columns'),
      description: t('Finds new and removed columns'),
      section,
      icon: 'refresh',
      run: () => ask(syncTable, t('The columns of {name} were synced.', { name })),
    },
    rescan: {
      id: 'table.rescan',
      label: t('Refresh values'),
      description: t('Values offered in filters'),
      section,
      icon: 'filter',
      run: () => ask(rescanTableValues, t('The values for filters are being read.')),
    },
    discard: {
      id: 'table.discard',
      label: t('Discard the values'),
      description: t('Filters read them again when needed'),
      section,
      icon: 'trash',
      run: () => ask(discardTableValues, t('The filter values were discarded.')),
    },
    segment: {
      id: 'table.segment',
      label: t('New segment'),
      section,
      icon: 'plus',
      run: () => goTo(urls.newSegment(id)),
    },
    view: {
      id: 'table.view',
      label: t('View it as others do'),
      section,
      icon: 'browse',
      run: () => goTo(urls.table(table)),
    },
  } satisfies Record<string, Action<IconName>>
}
