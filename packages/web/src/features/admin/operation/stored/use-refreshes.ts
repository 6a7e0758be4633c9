import { useQueryClient } from '@tanstack/react-query'
import type { StoredModel } from '../../../../api/stored-models.ts'
import { t } from '../../../../i18n/t.ts'
import { toast } from '../../../../ui/Toast/index.ts'
import { refreshAll } from '../../../stored-models/index.ts'

/** Has stored models refreshed, and says how that went. */
export function useRefreshes(): (models: readonly StoredModel[]) => Promise<void> {
  const client = useQueryClient()
  return async (models) => {
    const reason = await refreshAll(models)
    if (reason === null) {
      toast({
        text: t('{n, plural, one {One model is} other {# models are}} being refreshed.', { n: models.length }),
        tone: 'good',
      })
    } else toast({ text: t('Not done: {reason}', { reason }), tone: 'bad' })
    await client.invalidateQueries({ queryKey: ['stored models'] })
  }
}
