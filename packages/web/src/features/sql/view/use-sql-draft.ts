import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createDrafts, type KeptDraft } from '../../../lib/drafts.ts'
import { sameJson } from '../../../lib/same-json.ts'
import { createEditor } from '../../../lib/store.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { questionOf, type Setup, type SqlDraft } from '../model/index.ts'

const drafts = createDrafts()
if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void drafts.flush())

interface DraftOptions {
  /** What the editor begins with. */
  initial: SqlDraft
  /** What is stored, with its version. */
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
  const [kept, setKept] = useState<KeptDraft | null>(null)
  const [isAsked, setAsked] = useState(!offers)
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
  const isDirty = useMemo(
    () => !sameJson(comparable(draft, idOf), comparable(base.draft, idOf)),
    [draft, base.draft, idOf],
  )

  useEffect(() => {
    if (!offers) return undefined
    let isGone = false
    void drafts.read(place).then((found) => {
      if (isGone) return
      if (found === null) setAsked(true)
      else setKept(found)
    })
    return () => {
      isGone = true
    }
  }, [place, offers])

  useEffect(() => {
    // A draft of before is never written over while nobody has said what shall become of it.
    if (!isAsked) return
    if (isDirty) drafts.keep(place, draft, base.etag)
    else void drafts.discard(place)
  }, [isAsked, isDirty, draft, place, base.etag])

  function replace(label: string, next: SqlDraft): void {
    const { text: newText, ...rest } = next
    edit(label, () => rest)
    setText(newText)
  }
  return {
    draft,
    base,
    isDirty,
    idOf,
    edit,
    setText,
    replace,
    undo: past.length > 0 ? undo : undefined,
    redo: future.length > 0 ? redo : undefined,
    /** It has been stored so. */
    setStored(saved: SqlDraft, version: string | null): void {
      setBase({ draft: saved, etag: version })
      const { text: _text, ...rest } = saved
      editor.getState().rebase(rest)
    },
    /** An older draft that waits for an answer. */
    kept,
    continueKept(label: string): void {
      if (kept !== null) replace(label, kept.value as SqlDraft)
      setKept(null)
      setAsked(true)
    },
    discardKept(): void {
      setKept(null)
      setAsked(true)
      void drafts.discard(place)
    },
  }
}

/** What counts for being the same question: an empty text on any database is the same. */
function comparable(draft: SqlDraft, idOf: (name: string) => string) {
  const question = questionOf(draft, idOf)
  return draft.text.trim() === '' ? { ...question, dataset_query: '' } : question
}
