/** What is done with one or several cards of the editor. */
import { t } from '../../../../i18n/t.ts'
import { toast } from '../../../../ui/Toast/index.ts'
import {
  copyCards,
  duplicateCards,
  moveToTab,
  nextId,
  pasteCards,
  readCopied,
  removeCards,
} from '../../../../models/dashboard/draft/index.ts'
import { useSession, useTab } from '../session.tsx'

export type CardCommands = ReturnType<typeof useCardCommands>

export function useCardCommands() {
  const { editor, ui } = useSession()
  const tab = useTab()

  function remove(ids: readonly number[]): void {
    const { draft } = editor.getState()
    const next = focusAfter(ids)
    editor.getState().edit(t('Remove cards'), (before) => removeCards(before, ids))
    ui.setState({ selected: [], panel: { kind: 'none' } })
    // A question that lives in this dashboard is lost with its card only when the draft is saved.
    const isOwn = draft.dashcards.some(({ id, card }) => ids.includes(id) && (card?.dashboard_id ?? null) !== null)
    if (isOwn) toast(t('The question is saved in this dashboard and moves to the trash when you save.'))
    focusHandle(next)
  }

  return {
    remove,
    duplicate(ids: readonly number[]): void {
      const first = nextId(editor.getState().draft)
      editor.getState().edit(t('Duplicate cards'), (draft) => duplicateCards(draft, ids))
      ui.setState({ selected: ids.map((_, at) => first - at), panel: { kind: 'none' } })
      focusHandle(first)
    },
    toTab(ids: readonly number[], to: number): void {
      editor.getState().edit(t('Move cards to another tab'), (draft) => moveToTab(draft, ids, to))
      ui.setState({ tab: to })
    },
    /** The text for the clipboard. */
    copy: (ids: readonly number[]): string => JSON.stringify(copyCards(editor.getState().draft, ids)),
    /** True when the text holds cards. */
    paste(text: string): boolean {
      const copied = readCopied(text)
      if (copied === null) return false
      const pasted = pasteCards(editor.getState().draft, copied, tab)
      editor.getState().edit(t('Paste cards'), () => pasted.draft)
      ui.setState({ selected: pasted.ids, panel: { kind: 'none' } })
      if (pasted.refused.length > 0) {
        toast({
          text: t(
            '{n, plural, one {# question is} other {# questions are}} saved in another dashboard and cannot leave it.',
            { n: pasted.refused.length },
          ),
          tone: 'bad',
        })
      }
      focusHandle(pasted.ids[0])
      return true
    },
  }
}

/** The card whose handle comes after those that go, else before them. */
function focusAfter(ids: readonly number[]): number | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-handle]')].map((one) => Number(one.dataset['handle']))
  const last = Math.max(...ids.map((id) => all.indexOf(id)))
  const left = (id: number | undefined) => id !== undefined && !ids.includes(id)
  return all.slice(last + 1).find(left) ?? all.slice(0, last).findLast(left)
}

/** Puts the focus into the first field of the panel once it is drawn: what is typed next replaces what was suggested. */
export function focusPanel(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>('[data-panel-of-editor] :is(input, textarea)')
    field?.focus()
    field?.select()
  })
}

/** Puts the focus on a card once it is drawn. */
export function focusHandle(id: number | undefined): void {
  if (id === undefined) return
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus())
}
