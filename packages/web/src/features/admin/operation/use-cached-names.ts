/** What the rules of the cache are about, by name. */
import { useQueries, useQuery } from '@tanstack/react-query'
import type { CacheRule } from '../../../api/caching.ts'
import { cardOptions } from '../../../api/card.ts'
import { dashboardOptions } from '../../../api/dashboard.ts'
import { databasesOptions } from '../../../api/database.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'

export function useCachedNames(rules: readonly CacheRule[]): (rule: CacheRule) => string {
  const { data: databases = [] } = useQuery(databasesOptions)
  const idsOf = (model: CacheRule['model']) => rules.filter((rule) => rule.model === model).map((rule) => rule.model_id)
  const cards = useQueries({ queries: idsOf('question').map((id) => cardOptions(id)) })
  const dashboards = useQueries({ queries: idsOf('dashboard').map((id) => dashboardOptions(id)) })
  const names = new Map([
    ...databases.map(({ id, name }): [string, string] => [`database-${id}`, name]),
    ...cards.flatMap(({ data }): [string, string][] => (data ? [[`question-${data.value.id}`, data.value.name]] : [])),
    ...dashboards.flatMap(({ data }): [string, string][] =>
      data ? [[`dashboard-${data.value.id}`, data.value.name]] : [],
    ),
  ])
  return ({ model, model_id }) =>
    model === 'root' ? t('Everything else') : (names.get(`${model}-${model_id}`) ?? `${model} ${model_id}`)
}

/** Its page; the server has none. */
export function hrefOfCached({ model, model_id: id }: CacheRule): string | undefined {
  if (model === 'database') return urls.database({ id })
  if (model === 'dashboard') return urls.dashboard({ id })
  return model === 'question' ? urls.question({ id }) : undefined
}
