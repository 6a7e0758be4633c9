/** An editor whose unsaved work outlives its page, and which follows what is saved elsewhere. */
import { useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/t.ts'
import type { DraftPlace } from '../../lib/drafts/index.ts'
import { sameJson } from '../../lib/same-json.ts'
import { useDraftWriting, useFoundDraft } from './use-kept-draft.ts'

interface KeptEditorOptions<T> {
  /** Where the work is kept; null keeps nothing. */
  place: DraftPlace | null
  /** Whether work of an earlier visit is looked for; true unless it says otherwise. */
  offers?: boolean
  draft: T
  isDirty: boolean
  /** What is stored now, with its version. Both change when somebody saves. */
  stored: T
  etag: string | null
  /** Reads work as it was kept. */
  read(kept: unknown): T
  /** Puts another draft in the place of this one, as a step that can be undone. */
  replace(label: string, next: T): void
  /** Takes something else as what is stored, which an untouched draft follows. Returns whether the draft is now the same. */
  rebase(stored: T): boolean
}

interface KeptEditor<T> {
  /** Version that the draft began from. */
  version: string | null
  /** Work of an earlier visit that waits for an answer. */
  kept: ReturnType<typeof useFoundDraft>['kept']
  /** Goes on with it. */
  resume(): void
  /** Drops it. */
  forget(): void
  /** The draft has been stored as this version. */
  setStored(stored: T, version: string | null): void
  /** Another version takes the place of the draft, which is kept for later. Null where its content cannot be edited here. */
  take(theirs: T | null, version: string | null): void
}

export function useKeptEditor<T>(options: KeptEditorOptions<T>): KeptEditor<T> {
  const { place, offers = true, draft, isDirty, stored, etag, read, replace, rebase } = options
  const found = useFoundDraft(offers ? place : null)
  const [version, setVersion] = useState(etag)
  useDraftWriting({ place: found.isAsked ? place : null, value: draft, isDirty, etag: version })

  const before = useRef({ stored, etag })
  const saved = useRef<{ draft: T; version: string | null } | null>(null)
  useEffect(() => {
    const was = before.current
    const isSame = sameJson(stored, was.stored)
    if (isSame && etag === was.etag) return
    before.current = { stored, etag }
    // What comes back of a query that was saved has other identifiers, and is the same.
    const isUntouched = rebase(saved.current?.version === etag ? saved.current.draft : stored)
    setVersion((began) => (isUntouched || (isSame && began === was.etag) ? etag : began))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another stored version is followed
  }, [stored, etag])

  function setStored(next: T, nextVersion: string | null): void {
    saved.current = { draft: next, version: nextVersion }
    rebase(next)
    setVersion(nextVersion)
  }

  return {
    version,
    kept: found.kept,
    resume() {
      const { kept } = found
      if (kept === null) return
      replace(t('Earlier changes'), read(kept.value))
      setVersion(kept.etag)
      found.resume()
    },
    forget: found.forget,
    setStored,
    take(theirs, nextVersion) {
      found.putAside(draft, version)
      if (theirs === null) return
      replace(t('Take theirs'), theirs)
      setStored(theirs, nextVersion)
    },
  }
}
