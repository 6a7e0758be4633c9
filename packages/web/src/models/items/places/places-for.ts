/** Where things can go. */
import type { CollectionNode } from '../../../api/collection.ts'
import { t } from '../../../i18n/t.ts'
import type { PickerOption } from '../../../ui/Picker/index.ts'
import { mayMoveTo, type MovableItem } from '../item/index.ts'

/** Collections that the reader may write and at least one of the items may go to, with the names of those above. */
export function placesFor(
  tree: readonly CollectionNode[],
  items: readonly MovableItem[],
  mayWriteRoot: boolean,
): PickerOption[] {
  const places: PickerOption[] = []
  const takes = (target: { id: number | 'root'; location?: string | null }) =>
    items.length === 0 || items.some((item) => mayMoveTo(item, target))
  function walk(nodes: readonly CollectionNode[], above: readonly string[]): void {
    for (const { id, name, location = null, type, can_write, children, personal_owner_id } of nodes) {
      if (typeof id !== 'number' || type === 'trash') continue
      if (can_write && takes({ id, location })) {
        places.push({
          id: String(id),
          label: name,
          icon: typeof personal_owner_id === 'number' ? 'personal' : 'collection',
          ...(above.length > 0 && { description: above.join(' / ') }),
        })
      }
      walk(children, [...above, name])
    }
  }
  if (mayWriteRoot && takes({ id: 'root' })) places.push({ id: 'root', label: t('Our analytics'), icon: 'collection' })
  walk(tree, [])
  return places
}
