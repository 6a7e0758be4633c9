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
        action={t('Revoke')}
        onRevoke={(item: SharedItem) =>
          revoke({
            item,
            title: t('Revoke the public link to “{name}”?', { name: item.name }),
            text: t('Anybody who uses the link loses access immediately. A new link will have a different URL.'),
            action: t('Revoke'),
            run: () => removePublicLink(item),
          })
        }
        hrefOf={hrefOfShared}
      />
      {asking}
    </>
  )
}
