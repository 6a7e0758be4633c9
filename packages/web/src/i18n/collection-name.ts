import { t } from './t.ts'

interface NamedCollection {
  id?: unknown
  name?: string | null
  type?: string | null | undefined
}

/**
 * What a collection is called where the server sends its name with something that is in it. The root and the trash are the
 * server's own, so their names are in the reader's language.
 */
export function collectionName(collection: NamedCollection | null | undefined): string {
  if (collection?.id === 'root') return t('Our analytics')
  return collection?.type === 'trash' ? t('Trash') : (collection?.name ?? '')
}
