import { useQuery, useQueryClient } from '@tanstack/react-query'
import { collectionOptions, collectionTreeOptions } from '../../../api/collection.ts'
import { t } from '../../../i18n/t.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Picker } from '../../../ui/Picker/index.ts'
import { moveItems, restoreItems, type MovableItem } from '../../../models/items/index.ts'
import { placesFor } from '../../../models/items/places/index.ts'
import styles from '../collections.module.css'

interface PlaceDialogProps {
  items: readonly MovableItem[]
  isRestoring: boolean
  onClose(): void
}

/** Asks for a collection, and moves or restores things into it. */
export function PlaceDialog({ items, isRestoring, onClose }: PlaceDialogProps) {
  const client = useQueryClient()
  const { data: tree = [] } = useQuery(collectionTreeOptions)
  const root = useQuery(collectionOptions('root'))
  const places = placesFor(tree, isRestoring ? [] : items, root.data?.can_write === true)
  const first = items[0]
  const title =
    items.length === 1 && first !== undefined
      ? isRestoring
        ? t('Restore “{name}” to', { name: first.name })
        : t('Move “{name}” to', { name: first.name })
      : t('Move {n, plural, one {# item} other {# items}} to', { n: items.length })

  function choose(id: string): void {
    const place = places.find((one) => one.id === id)
    if (place === undefined) return
    const to = { id: id === 'root' ? ('root' as const) : Number(id), name: place.label }
    onClose()
    void (isRestoring ? restoreItems : moveItems)(client, items, to)
  }

  return (
    <Dialog title={title} size="small" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.picker}>
        <Picker label={t('Find a collection')} options={places} value={null} onChange={choose} />
      </div>
    </Dialog>
  )
}
