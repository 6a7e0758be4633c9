import { useNavigate } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import { idOf } from '../../lib/urls.ts'
import { useAddressSearch, usePathPart } from '../../lib/address/index.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { CardList } from './CardList.tsx'
import { Columns } from './Columns.tsx'

type Tab = 'tables' | 'models' | 'metrics'

/** All data that the reader may see: tables in columns, models, metrics. */
export function BrowsePage() {
  const slug = usePathPart('slug')
  const schema = usePathPart('schema')
  const search = useAddressSearch()
  const navigate = useNavigate()
  const tab: Tab = search.tab === 'models' || search.tab === 'metrics' ? search.tab : 'tables'
  const databaseId = slug === undefined ? null : (idOf(slug) ?? null)
  const tableId = /^\d{1,9}$/.test(String(search.table)) ? Number(search.table) : null
  const setTab = (next: Tab) => void navigate({ to: '/browse', search: { tab: next === 'tables' ? undefined : next } })
  return (
    <Page title={t('Data')} isWide>
      <Tabs
        label={t('Kinds of data')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'tables',
            label: t('Tables'),
            icon: 'table',
            content: <Columns databaseId={databaseId} schema={schema ?? null} tableId={tableId} />,
          },
          { id: 'models', label: t('Models'), icon: 'model', content: <CardList model="dataset" /> },
          { id: 'metrics', label: t('Metrics'), icon: 'metric', content: <CardList model="metric" /> },
        ]}
      />
    </Page>
  )
}
