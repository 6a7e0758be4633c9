/** Entries of the audit log about views: the same thing looked at by the same person within a moment is one entry. */
import { currentActor, type Actor, type AuditNote } from '../../../store/index.ts'

const VIEWED = [
  { model: 'card', action: 'card.viewed' },
  { model: 'collection', action: 'collection.viewed' },
  { model: 'dashboard', action: 'dashboard.viewed' },
  { model: 'table', action: 'table.viewed' },
] as const

type ViewNote = readonly [AuditNote, Actor | undefined]

export function viewNotes() {
  let waiting = new Map<string, ViewNote>()

  return {
    /** Somebody looked at something. */
    add(userId: number, model: string, id: number): void {
      const kind = VIEWED.find((one) => one.model === model)
      if (kind === undefined) return
      const key = `${userId} ${model} ${id}`
      const known = waiting.get(key)?.[0].details
      if (known !== undefined) {
        known['count'] = Number(known['count']) + 1
        return
      }
      const note = { ...kind, model_id: id, model_name: null, user_id: userId, details: { count: 1 } }
      waiting.set(key, [note, currentActor()?.()])
    },
    /** What was added since the last time. */
    take(): ViewNote[] {
      const notes = [...waiting.values()]
      waiting = new Map()
      return notes
    },
  }
}
