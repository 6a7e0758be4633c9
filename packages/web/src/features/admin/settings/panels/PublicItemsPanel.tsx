import { useQuery } from '@tanstack/react-query'
import { publicItemsOptions, removePublicLink, type SharedItem } from '../../../../api/shared.ts'
import { hrefOfShared, useShared } from '../use-shared.tsx'
import { t } from '../../../../i18n/t.ts'
import { SharedItems } from './SharedItems.tsx'

/** Everything that has a public link, each to be taken back. */
export function PublicItemsPanel() {
  const { data, error, refetch } = useQuery(publicItemsOptions)
  const { revoke, asking } = useShared()
  return (
    <>
      <SharedItems
        label={t('Public links')}
        items={data}
        error={error}
        onRetry={() => void refetch()}
        empty={t('Nothing has a public link.')}
        action={t('Take back')}
        onRevoke={(item: SharedItem) =>
          revoke({
            item,
            title: t('Take back the public link to “{name}”?', { name: item.name }),
            text: t('Everybody who has the link loses access at once. A new link will have another address.'),
            action: t('Take back'),
            run: () => removePublicLink(item),
          })
        }
        hrefOf={hrefOfShared}
      />
      {asking}
    </>
  )
}
