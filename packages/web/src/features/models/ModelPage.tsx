import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { cardOptions, type Card } from '../../api/card.ts'
import { collectionName } from '../../i18n/collection-name.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { useAddressSearch } from '../../lib/address/index.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { ModelActions, useActionsPart } from '../actions/index.ts'
import { InfoTools } from '../item-tools/info/index.ts'
import { ShareButton } from '../sharing/index.ts'
import { StoredModelInfo, useStoredModel } from '../stored-models/index.ts'
import { ColumnsEditor } from './ColumnsEditor.tsx'
import { Definition } from './Definition.tsx'
import { KindMenu } from './KindMenu.tsx'
import { OfKind } from './OfKind.tsx'
import { Rows } from './Rows.tsx'
import { useCopy } from './use-copy.ts'
import { useMayAsk } from './use-may-ask.ts'

const TABS = ['data', 'columns', 'actions', 'definition'] as const
type Tab = (typeof TABS)[number]

/** A model by its number: its rows, its columns in words, and how it is made. */
export function ModelPage() {
  return <OfKind type="model">{(card, etag) => <Model key={card.id} card={card} etag={etag} />}</OfKind>
}

function Model({ card, etag }: { card: Card; etag: string | null }) {
  const client = useQueryClient()
  const router = useRouter()
  const search = useAddressSearch()
  const tab: Tab = TABS.find((one) => one === search.tab) ?? 'data'
  const collection = { id: card.collection_id ?? 'root', name: card.collection?.name ?? null } as const
  const copy = useCopy(card)
  const mayAsk = useMayAsk(card)
  const stored = useStoredModel(card)
  // Steps are named by the tables that they read, which not everybody may see.
  const hasActions = useActionsPart(card)
  const isReadable = mayAsk !== false || card.query_type === 'native'
  const explore = urls.unsaved({
    dataset_query: { type: 'query', database: card.database_id, query: { 'source-table': `card__${card.id}` } },
    display: 'table',
    visualization_settings: {},
  })

  return (
    <Page
      isWide
      title={card.name}
      description={card.description ?? ''}
      crumbs={[{ label: collectionName(card.collection) || t('Our analytics'), href: urls.collection(collection) }]}
      actions={
        <>
          {mayAsk === true && (
            <Link href={explore} variant="button" icon="question">
              {t('Ask a question')}
            </Link>
          )}
          <InfoTools subject={{ kind: 'card', thing: card }} etag={etag}>
            <StoredModelInfo stored={stored.stored} actions={stored.actions} />
          </InfoTools>
          <ShareButton kind="card" thing={card} />
          <KindMenu card={card} etag={etag} more={stored.actions} {...(mayAsk === true && { onCopy: () => copy() })} />
        </>
      }
    >
      {stored.sheet}
      <Tabs<Tab>
        label={t('Model')}
        tabs={[
          { id: 'data', label: t('Data'), icon: 'table' },
          { id: 'columns', label: t('Columns'), icon: 'columns' },
          ...(isReadable ? [{ id: 'definition' as const, label: t('Definition'), icon: 'pencil' as const }] : []),
          ...(hasActions ? [{ id: 'actions' as const, label: t('Actions'), icon: 'action' as const }] : []),
        ]}
        value={tab}
        onChange={(next) =>
          void router.navigate({ href: `${urls.model(card)}${next === 'data' ? '' : `?tab=${next}`}`, replace: true })
        }
      />
      {tab === 'data' && <Rows card={card} display="table" mayAsk={mayAsk === true} />}
      {tab === 'columns' && (
        <ColumnsEditor
          card={card}
          etag={etag}
          onReload={() => void client.invalidateQueries({ queryKey: cardOptions(card.id).queryKey })}
          onCopy={copy}
        />
      )}
      {tab === 'actions' && hasActions && <ModelActions card={card} />}
      {tab === 'definition' && isReadable && <Definition card={card} />}
    </Page>
  )
}
