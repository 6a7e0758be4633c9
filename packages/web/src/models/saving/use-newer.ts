/** Whether somebody has saved another version while the page was open. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { revisionsOptions, type RevisedKind, type Revision } from '../../api/revision.ts'

/**
 * The version that is newer than the one of an `ETag` (contract: revisions, section 5); null as long as there is none. It is
 * looked for whenever somebody comes back to the window.
 */
export function useNewer(kind: RevisedKind, id: number | null, etag: string | null): Revision | null {
  const client = useQueryClient()
  const [newest, setNewest] = useState<Revision | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    async function look(): Promise<void> {
      if (id === null || document.visibilityState !== 'visible') return
      const revisions = await client.fetchQuery(revisionsOptions(kind, id)).catch(() => [])
      setNewest(revisions[0] ?? null)
    }
    const onBack = () => void look()
    window.addEventListener('focus', onBack)
    document.addEventListener('visibilitychange', onBack)
    return () => {
      window.removeEventListener('focus', onBack)
      document.removeEventListener('visibilitychange', onBack)
    }
  }, [client, kind, id])
  const known = Number(etag?.replaceAll('"', '') ?? Number.NaN)
  return newest !== null && newest.id > known ? newest : null
}
