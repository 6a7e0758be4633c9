/** Unsaved work in the browser: found when a page opens, and written while it is edited. */
import { useEffect, useState } from 'react'
import { drafts, type DraftPlace, type KeptDraft } from '../../lib/drafts/index.ts'

/** Work of an earlier visit, until somebody has said what shall become of it. @param place null for where none is offered. */
export function useFoundDraft(place: DraftPlace | null) {
  const { user, resource, id } = place ?? {}
  const [state, setState] = useState<{ kept: KeptDraft | null; isAsked: boolean }>({
    kept: null,
    isAsked: place === null,
  })
  useEffect(() => {
    if (user === undefined || resource === undefined || id === undefined) return undefined
    let isGone = false
    void drafts.read({ user, resource, id }).then((kept) => isGone || setState({ kept, isAsked: kept === null }))
    return () => {
      isGone = true
    }
  }, [user, resource, id])

  const decided = () => setState({ kept: null, isAsked: true })
  return {
    kept: place === null ? null : state.kept,
    /** Nothing waits for an answer: what is done from now on may be kept in its place. */
    isAsked: state.isAsked,
    resume: decided,
    forget(): void {
      if (place !== null) void drafts.discard(place)
      decided()
    },
    /** Makes what is being done earlier work, to be gone on with later. */
    putAside(value: unknown, etag: string | null): void {
      if (place === null) return
      drafts.keep(place, value, etag)
      void drafts.flush()
      setState({ kept: { ...place, value, etag, at: Date.now() }, isAsked: false })
    },
  }
}

interface WritingOptions {
  /** null keeps nothing. */
  place: DraftPlace | null
  value: unknown
  isDirty: boolean
  /** Version that it began from. */
  etag: string | null
}

/** Keeps a draft as long as it differs from what is stored, and no longer. */
export function useDraftWriting({ place, value, isDirty, etag }: WritingOptions): void {
  const { user, resource, id } = place ?? {}
  useEffect(() => {
    if (user === undefined || resource === undefined || id === undefined) return
    const own = { user, resource, id }
    if (isDirty) drafts.keep(own, value, etag)
    else void drafts.discard(own)
  }, [user, resource, id, isDirty, value, etag])
  useEffect(() => () => void drafts.flush(), [])
}

/** Forgets what is kept of a thing. */
export const discardDraft = (place: DraftPlace): Promise<void> => drafts.discard(place)

/** What is kept of a thing, if anything is. */
export const readDraft = (place: DraftPlace): Promise<KeptDraft | null> => drafts.read(place)

/** Keeps work on a thing that is not open; it is written when this ends. */
export function keepDraft(place: DraftPlace, value: unknown, etag: string | null): Promise<void> {
  drafts.keep(place, value, etag)
  return drafts.flush()
}

/** Writes at once what waits to be written. */
export const flushDrafts = (): Promise<void> => drafts.flush()
