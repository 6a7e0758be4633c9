/** What is changed about a dashboard without its editor. */
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { archiveDashboard, dashboardOptions, updateDashboard, type Dashboard } from '../../../api/dashboard.ts'
import { copyItem } from '../../../api/item.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { toast } from '../../../ui/Toast/index.ts'

export type DashboardChanges = ReturnType<typeof useDashboardChanges>

export function useDashboardChanges(dashboard: Dashboard, etag: string | null) {
  const client = useQueryClient()
  const router = useRouter()
  const { id, name, collection_id } = dashboard
  const key = dashboardOptions(id).queryKey
  const refresh = () => client.invalidateQueries({ queryKey: key })

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'bad' })
      void refresh()
      return false
    }
  }

  return {
    set: (changes: Partial<Pick<Dashboard, 'width' | 'auto_apply_filters'>>) =>
      attempt(async () => {
        const saved = await updateDashboard(id, changes, etag)
        client.setQueryData(key, { value: { ...dashboard, ...changes }, etag: saved.etag })
        await refresh()
      }),
    copy: () =>
      attempt(async () => {
        const copy = await copyItem({ model: 'dashboard', id, name, collection_id }, t('{name} - copy', { name }))
        void client.invalidateQueries({ queryKey: ['collection'] })
        toast({
          text: t('Copied “{name}”', { name }),
          action: { label: t('Open'), run: () => void router.navigate({ href: urls.dashboard(copy) }) },
        })
      }),
    archive: () =>
      attempt(async () => {
        await archiveDashboard(id, true)
        void client.invalidateQueries({ queryKey: ['collection'] })
        await router.navigate({ href: urls.collection({ id: collection_id ?? 'root' }) })
        client.removeQueries({ queryKey: key })
        toast({
          text: t('“{name}” is in the trash', { name }),
          action: {
            label: t('Undo'),
            run: () =>
              void archiveDashboard(id, false).then(() => {
                void client.invalidateQueries({ queryKey: ['collection'] })
                return router.navigate({ href: urls.dashboard(dashboard) })
              }),
          },
        })
      }),
  }
}
