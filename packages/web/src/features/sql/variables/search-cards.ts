import { findCards } from '../../../api/search.ts'
import { collectionName } from '../../../i18n/collection-name.ts'
import type { PickerOption } from '../../../ui/Picker/index.ts'

/** Questions and models that hold a text, as options. */
export async function searchCards(text: string, signal: AbortSignal): Promise<PickerOption[]> {
  const found = await findCards(text, signal)
  return found.map(({ id, name, model, collection }) => ({
    id: String(id),
    label: name,
    icon: model === 'dataset' ? ('model' as const) : ('question' as const),
    ...(collection?.name != null && { description: collectionName(collection) }),
  }))
}
