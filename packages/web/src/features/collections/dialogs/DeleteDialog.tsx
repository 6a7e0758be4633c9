import { useQuery, useQueryClient } from '@tanstack/react-query'
import { collectionItemsOptions, type CollectionItem } from '../../../api/collection.ts'
import { dashboardsOfCardOptions, deleteItem } from '../../../api/item.ts'
import { locale, t } from '../../../i18n/t.ts'
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { changeItems, keyOf } from '../../../models/items/index.ts'
import styles from '../collections.module.css'

interface DeleteDialogProps {
  items: readonly CollectionItem[]
  onClose(): void
}

/** Asks once before things are deleted forever, and says what depends on each of them. */
export function DeleteDialog({ items, onClose }: DeleteDialogProps) {
  const client = useQueryClient()
  return (
    <ConfirmDialog
      title={
        items.length === 1
          ? t('Delete “{name}” forever?', { name: items[0]?.name ?? '' })
          : t('Delete {n} items forever?', { n: items.length })
      }
      action={t('Delete forever')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={() =>
        changeItems(client, {
          items,
          change: (item: CollectionItem) => deleteItem(item),
          say: (done) => t('Deleted {n, plural, one {# item} other {# items}} forever', { n: done.length }),
        })
      }
    >
      {t('This cannot be undone.')}
      <ul className={styles.depends}>
        {items.map((item) => (
          <li key={keyOf(item)}>
            {items.length > 1 && <strong>{item.name}</strong>}
            {item.model === 'collection' ? (
              <Within item={item} />
            ) : item.model === 'dashboard' ? (
              <p>{t('Its cards, filters, subscriptions and links are deleted too.')}</p>
            ) : (
              <UsedBy item={item} />
            )}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function Within({ item }: { item: CollectionItem }) {
  const { data, error } = useQuery(collectionItemsOptions(item.id, { archived: true }))
  if (error !== null) return <p>{t('Everything in it is deleted too.')}</p>
  if (data === undefined) return <Skeleton lines={1} />
  return (
    <p>
      {t('{n, plural, =0 {It is empty.} one {# item in it is deleted too.} other {# items in it are deleted too.}}', {
        n: data.data.length,
      })}
    </p>
  )
}

function UsedBy({ item }: { item: CollectionItem }) {
  const { data, error } = useQuery(dashboardsOfCardOptions(item.id))
  if (error !== null) return <p>{t('Its alerts and links are deleted too, and it disappears from dashboards.')}</p>
  if (data === undefined) return <Skeleton lines={1} />
  if (data.length === 0) return <p>{t('No dashboard shows it.')}</p>
  return <p>{t('It disappears from {dashboards}.', { dashboards: listOf(data.map(({ name }) => `“${name}”`)) })}</p>
}

const listOf = (names: readonly string[]) => new Intl.ListFormat(locale()).format(names)
