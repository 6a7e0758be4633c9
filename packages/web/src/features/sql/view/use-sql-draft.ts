import { useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { sameJson } from '../../../lib/same-json.ts'
import { createEditor } from '../../../lib/store.ts'
import { makeUuid } from '../../../lib/uuid.ts'
import { useKeptEditor } from '../../../models/saving/index.ts'
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
  const [base, setBase] = useState(stored)
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
  const isDirty = useMemo(() => !sameJson(comparable(draft, idOf), comparable(base, idOf)), [draft, base, idOf])

  function replace(label: string, next: SqlDraft): void {
    const { text: newText, ...rest } = next
    edit(label, () => rest)
    setText(newText)
  }

  /** What is typed while something is saved counts too. */
  const latest = useRef({ draft, isDirty })
  latest.current = { draft, isDirty }
  const keeping = useKeptEditor<SqlDraft>({
    place,
    offers,
    draft,
    isDirty,
    stored,
    etag,
    read: (kept) => kept as SqlDraft,
    replace,
    rebase(next) {
      const { text: newText, ...rest } = next
      const now = latest.current
      const isLike = isSame(now.draft, next)
      if (!now.isDirty) {
        if (!isLike) setFollowed((count) => count + 1)
        setText(newText)
      }
      setBase(next)
      editor.getState().rebase(rest)
      return !now.isDirty || isLike
    },
  })

  return {
    ...keeping,
    take(...theirs: Parameters<typeof keeping.take>): void {
      keeping.take(...theirs)
      setFollowed((count) => count + 1)
    },
    draft,
    isDirty,
    idOf,
    edit,
    setText,
    undo: past.length > 0 ? undo : undefined,
    redo: future.length > 0 ? redo : undefined,
    followed,
  }
}

/** What counts for being the same question: an empty text on any database is the same. */
function comparable(draft: SqlDraft, idOf: (name: string) => string) {
  const question = questionOf(draft, idOf)
  return draft.text.trim() === '' ? { ...question, dataset_query: '' } : question
}
