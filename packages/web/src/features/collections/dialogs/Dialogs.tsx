import { lazy, Suspense } from 'react'
import type { Collection, CollectionItem } from '../../../api/collection.ts'
import type { MovableItem } from '../../../models/items/index.ts'
import { CollectionForm } from './CollectionForm.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { PlaceDialog } from './PlaceDialog.tsx'

const CollectionPermissions = lazy(async () => ({
  default: (await import('../../admin/permissions/index.ts')).CollectionPermissions,
}))

/** What a dialog is open for. */
export type Asked =
  | { kind: 'move' | 'restore'; items: readonly MovableItem[] }
  | { kind: 'delete'; items: readonly CollectionItem[] }
  | { kind: 'create' }
  | { kind: 'edit'; collection: Collection }
  | { kind: 'permissions'; id: number | 'root'; name: string }

interface DialogsProps {
  asked: Asked | null
  onClose(): void
  /** Where a new collection lies. */
  parent: Collection | undefined
}

/** The one dialog that is open, if any. */
export function Dialogs({ asked, onClose, parent }: DialogsProps) {
  if (asked === null) return null
  if (asked.kind === 'permissions') {
    return (
      <Suspense>
        <CollectionPermissions id={asked.id} name={asked.name} onClose={onClose} />
      </Suspense>
    )
  }
  if (asked.kind === 'delete') return <DeleteDialog items={asked.items} onClose={onClose} />
  if (asked.kind === 'move' || asked.kind === 'restore') {
    return <PlaceDialog items={asked.items} isRestoring={asked.kind === 'restore'} onClose={onClose} />
  }
  return (
    <CollectionForm
      collection={asked.kind === 'edit' ? asked.collection : null}
      parentId={typeof parent?.id === 'number' ? parent.id : null}
      onClose={onClose}
    />
  )
}
