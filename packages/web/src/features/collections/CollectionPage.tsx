import { NotFound } from './NotFound.tsx'
import { CollectionView } from './CollectionView.tsx'
import { idOf } from '../../lib/urls.ts'
import { usePathPart } from '../../lib/address/index.ts'

/** What lies in a collection; `root` is the one above all. */
export function CollectionPage() {
  const slug = usePathPart('slug') ?? ''
  const id = slug === 'root' ? 'root' : slug === 'trash' ? 'trash' : idOf(slug)
  return id === undefined ? <NotFound /> : <CollectionView key={id} id={id} />
}
