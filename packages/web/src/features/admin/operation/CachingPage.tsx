import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cacheRulesOptions,
  discardResults,
  putCacheRule,
  removeCacheRule,
  type CacheRule,
} from '../../../api/caching.ts'
import { propertiesOptions } from '../../../api/session.ts'
import { ApiError } from '../../../api/errors.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import { strategyText } from './model.ts'
import { CacheRuleDialog } from './parts/CacheRuleDialog.tsx'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { hrefOfCached, useCachedNames } from './use-cached-names.ts'
import styles from './parts/operation.module.css'

const KINDS = { root: 0, database: 1, dashboard: 2, question: 3 }

/** For how long results are kept: rules of the server, databases, dashboards and questions. */
export function CachingPage() {
  const client = useQueryClient()
  const { data: rules, error, refetch } = useQuery(cacheRulesOptions)
  const { data: properties = {} } = useQuery(propertiesOptions)
  const [edited, setEdited] = useState<CacheRule | 'new'>()
  const nameOf = useCachedNames(rules ?? [])
  const refresh = () => client.invalidateQueries({ queryKey: cacheRulesOptions.queryKey })
  const root = rules?.find(({ model }) => model === 'root') ?? ROOT
  const others = (rules ?? [])
    .filter(({ model }) => model !== 'root')
    .sort((a, b) => KINDS[a.model] - KINDS[b.model] || a.model_id - b.model_id)
  const hasRoot = rules?.some(({ model }) => model === 'root') === true

  async function remove(rule: CacheRule): Promise<void> {
    try {
      await removeCacheRule(rule)
      toast({
        text: t('The rule was removed.'),
        action: { label: t('Undo'), run: () => void putCacheRule(rule).then(refresh) },
      })
    } catch (failed) {
      toast({ text: String(failed), tone: 'bad' })
    }
    await refresh()
  }

  async function discard({ model, model_id }: CacheRule): Promise<void> {
    if (model === 'root') return
    try {
      const { count } = await discardResults(model, model_id)
      toast(
        t(
          'Results of {n, plural, one {# question} other {# questions}} are recomputed the next time they are needed.',
          { n: count },
        ),
      )
    } catch (failed) {
      const isNone = failed instanceof ApiError && failed.status === 404
      toast(isNone ? t('No results were cached.') : { text: String(failed), tone: 'bad' })
    }
  }

  return (
    <Page
      title={t('Caching')}
      description={t(
        'Cached results appear immediately. A question’s rule takes precedence over the rules of its dashboard, its database and this server.',
      )}
      isWide
      actions={
        <Button icon="plus" variant="primary" onPress={() => setEdited('new')}>
          {t('Add a rule')}
        </Button>
      }
    >
      {properties['enable-query-caching'] === false && (
        <Problem
          title={t('No results are cached.')}
          action={
            <Link variant="button" href="/admin/settings/data#enable-query-caching">
              {t('Open the setting')}
            </Link>
          }
        >
          {t('Caching is switched off for the whole server, so these rules have no effect.')}
        </Problem>
      )}
      {rules === undefined && error !== null ? (
        <Problem title={t('The rules could not be loaded.')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      ) : rules === undefined ? (
        <Skeleton height={200} radius="card" />
      ) : (
        <DataTable
          label={t('Rules')}
          rows={[root, ...others]}
          keyOf={({ model, model_id }) => `${model}-${model_id}`}
          columns={[
            {
              id: 'what',
              title: t('Applies to'),
              cell: (rule) => {
                const href = hrefOfCached(rule)
                return href === undefined ? (
                  nameOf(rule)
                ) : (
                  <Link href={href} variant="quiet">
                    {nameOf(rule)}
                  </Link>
                )
              },
            },
            { id: 'kind', title: t('Kind'), isWide: true, cell: ({ model }) => kindText(model) },
            {
              id: 'rule',
              title: t('Rule'),
              isLong: true,
              cell: (rule) =>
                rule.model === 'root' && !hasRoot ? t('No rule: results are not cached') : strategyText(rule.strategy),
            },
            {
              id: 'do',
              title: t('Actions'),
              isQuiet: true,
              cell: (rule) => (
                <div className={styles.row} style={{ flexWrap: 'nowrap' }}>
                  <Button
                    isSmall
                    aria-label={t('Edit the rule for {name}', { name: nameOf(rule) })}
                    onPress={() => setEdited(rule)}
                  >
                    {t('Edit')}
                  </Button>
                  {rule.model !== 'root' && (
                    <IconButton
                      isSmall
                      icon="refresh"
                      label={t('Clear the cache for {name}', { name: nameOf(rule) })}
                      onPress={() => void discard(rule)}
                    />
                  )}
                  {(rule.model !== 'root' || hasRoot) && (
                    <IconButton
                      isSmall
                      icon="close"
                      label={t('Remove the rule for {name}', { name: nameOf(rule) })}
                      onPress={() => void remove(rule)}
                    />
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
      {edited !== undefined && (
        <CacheRuleDialog
          rule={edited === 'new' ? undefined : edited}
          name={edited === 'new' ? undefined : nameOf(edited)}
          onClose={() => setEdited(undefined)}
          onSave={async (rule) => {
            await putCacheRule(rule)
            await refresh()
            toast(t('The rule is saved.'))
          }}
        />
      )}
    </Page>
  )
}

const ROOT: CacheRule = { model: 'root', model_id: 0, strategy: { type: 'nocache' } }

function kindText(model: CacheRule['model']): string {
  if (model === 'root') return t('Server')
  if (model === 'database') return t('Database')
  return model === 'dashboard' ? t('Dashboard') : t('Question')
}
