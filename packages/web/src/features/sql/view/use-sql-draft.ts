import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { sameJson } from '../../../lib/same-json.ts'
import { createEditor } from '../../../lib/store.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { useDraftWriting, useFoundDraft } from '../../../models/saving/index.ts'
import { questionOf, type Setup, type SqlDraft } from '../model/index.ts'

interface DraftOptions {
  /** What the editor begins with. */
  initial: SqlDraft
  /** What is stored, with its version; both follow what is saved elsewhere. */
  stored: SqlDraft
  etag: string | null
  user: number
  /** Of the card; null for one that was never stored. */
  id: number | null
  /** A kept draft is offered when the page opens. */
  offers: boolean
}

export type SqlEditing = ReturnType<typeof useSqlDraft>

/** A question in SQL while it is edited: its text, everything else with undo, and the draft that the browser keeps. */
export function useSqlDraft({ initial, stored, etag, user, id, offers }: DraftOptions) {
  const [editor] = useState(() => {
    const { text: _text, ...setup } = initial
    return createEditor<Setup>(setup)
  })
  const [text, setText] = useState(initial.text)
  const [base, setBase] = useState({ draft: stored, etag })
  /** How often the draft has become what was stored elsewhere. */
  const [followed, setFollowed] = useState(0)
  const ids = useRef(new Map<string, string>())
  const { draft: setup, past, future, edit, undo, redo } = useStore(editor)
  const draft: SqlDraft = useMemo(() => ({ ...setup, text }), [setup, text])
  const place = useMemo(() => ({ user, resource: 'sql', id: id ?? 'new' }), [user, id])

  /** The id of a new tag: the same for a name as long as the page lives. */
  const [idOf] = useState(() => (name: string) => {
    const known = ids.current.get(name) ?? makeUuid()
    ids.current.set(name, known)
    return known
  })
  const isSame = (one: SqlDraft, other: SqlDraft) => sameJson(comparable(one, idOf), comparable(other, idOf))
  const isDirty = useMemo(
    () => !sameJson(comparable(draft, idOf), comparable(base.draft, idOf)),
    [draft, base.draft, idOf],
  )
  const found = useFoundDraft(offers ? place : null)
  useDraftWriting({ place: found.isAsked ? place : null, value: draft, isDirty, etag: base.etag })

  function replace(label: string, next: SqlDraft): void {
    const { text: newText, ...rest } = next
    edit(label, () => rest)
    setText(newText)
  }

  function setStored(saved: SqlDraft, version: string | null): void {
    setBase({ draft: saved, etag: version })
    const { text: _text, ...rest } = saved
    editor.getState().rebase(rest)
  }

  const seen = useRef(etag)
  useEffect(() => {
    if (etag === seen.current) return
    const before = seen.current
    seen.current = etag
    if (etag === base.etag) return
    if (!isDirty) {
      if (!isSame(draft, stored)) setFollowed((count) => count + 1)
      setStored(stored, etag)
      setText(stored.text)
    } else if (before === base.etag && isSame(stored, base.draft)) {
      // Something else about the question was changed, such as its description.
      setBase({ draft: base.draft, etag })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another stored version is followed
  }, [etag])

  return {
    draft,
    base,
    isDirty,
    idOf,
    edit,
    setText,
    undo: past.length > 0 ? undo : undefined,
    redo: future.length > 0 ? redo : undefined,
    followed,
    /** It has been stored so. */
    setStored,
    /** Another version takes the place of the draft, which is kept for later. */
    take(label: string, theirs: SqlDraft, version: string | null): void {
      found.putAside(draft, base.etag)
      replace(label, theirs)
      setStored(theirs, version)
      setFollowed((count) => count + 1)
    },
    /** An older draft that waits for an answer. */
    kept: found.kept,
    continueKept(label: string): void {
      const { kept } = found
      if (kept === null) return
      replace(label, kept.value as SqlDraft)
      setBase((before) => ({ ...before, etag: kept.etag }))
      found.resume()
    },
    discardKept: found.forget,
  }
}

/** What counts for being the same question: an empty text on any database is the same. */
function comparable(draft: SqlDraft, idOf: (name: string) => string) {
  const question = questionOf(draft, idOf)
  return draft.text.trim() === '' ? { ...question, dataset_query: '' } : question
}
