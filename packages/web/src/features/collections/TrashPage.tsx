import { CollectionView } from './CollectionView.tsx'

/** What was thrown away and can come back. */
export function TrashPage() {
  return <CollectionView id="trash" />
}
