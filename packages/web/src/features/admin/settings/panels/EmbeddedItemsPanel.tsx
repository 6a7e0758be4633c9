import { useQuery } from '@tanstack/react-query'
import { embeddedItemsOptions, setEmbedded, type SharedItem } from '../../../../api/shared.ts'
import { hrefOfShared, useShared } from '../use-shared.tsx'
import { t } from '../../../../i18n/t.ts'
import { SharedItems } from './SharedItems.tsx'

/** Everything that may be embedded. */
export function EmbeddedItemsPanel() {
  const { data, error, refetch } = useQuery(embeddedItemsOptions)
  const { revoke, asking } = useShared()
  return (
    <>
      <SharedItems
        label={t('Embedded questions and dashboards')}
        items={data}
        error={error}
        onRetry={() => void refetch()}
        empty={t('Nothing is published for embedding.')}
        action={t('Unpublish')}
        onRevoke={(item: SharedItem) =>
          revoke({
            item,
            title: t('Unpublish “{name}”?', { name: item.name }),
            text: t('Pages that embed it show an error from now on.'),
            action: t('Unpublish'),
            run: () => setEmbedded(item, false),
          })
        }
        hrefOf={hrefOfShared}
      />
      {asking}
    </>
  )
}
