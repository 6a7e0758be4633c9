import { useRouter } from '@tanstack/react-router'
import type { Card } from '../../api/card.ts'
import { collectionName } from '../../i18n/collection-name.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { useAddressSearch } from '../../lib/address/index.ts'
import { Page } from '../../ui/Page/Page.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { InfoTools } from '../item-tools/info/index.ts'
import { ShareButton } from '../sharing/index.ts'
import { Definition } from './Definition.tsx'
import { KindMenu } from './KindMenu.tsx'
import { MetricChart } from './MetricChart.tsx'
import { OfKind } from './OfKind.tsx'
import { Rows } from './Rows.tsx'
import { useCopy } from './use-copy.ts'
import { useMayAsk } from './use-may-ask.ts'

/** A metric by its number: what it comes to over time, and how it is defined. */
export function MetricPage() {
  return <OfKind type="metric">{(card, etag) => <Metric key={card.id} card={card} etag={etag} />}</OfKind>
}

function Metric({ card, etag }: { card: Card; etag: string | null }) {
  const router = useRouter()
  const copy = useCopy(card)
  const mayAsk = useMayAsk(card)
  // Steps are named by the tables that they read, which not everybody may see.
  const isReadable = mayAsk !== false || card.query_type === 'native'
  const { tab } = useAddressSearch()
  const collection = { id: card.collection_id ?? 'root', name: card.collection?.name ?? null } as const
  return (
    <Page
      isWide
      title={card.name}
      description={card.description ?? ''}
      crumbs={[{ label: collectionName(card.collection) || t('Our analytics'), href: urls.collection(collection) }]}
      actions={
        <>
          <InfoTools subject={{ kind: 'card', thing: card }} etag={etag} />
          <ShareButton kind="card" thing={card} />
          <KindMenu card={card} etag={etag} {...(mayAsk === true && { onCopy: () => copy() })} />
        </>
      }
    >
      <Tabs<'chart' | 'definition'>
        label={t('Metric')}
        tabs={[
          { id: 'chart', label: t('Chart'), icon: 'trend' },
          ...(isReadable ? [{ id: 'definition' as const, label: t('Definition'), icon: 'pencil' as const }] : []),
        ]}
        value={tab === 'definition' ? 'definition' : 'chart'}
        onChange={(next) =>
          void router.navigate({ href: `${urls.metric(card)}${next === 'chart' ? '' : `?tab=${next}`}`, replace: true })
        }
      />
      {tab === 'definition' && isReadable ? (
        <Definition card={card} />
      ) : mayAsk === false ? (
        <Rows card={card} />
      ) : (
        <MetricChart card={card} />
      )}
    </Page>
  )
}
