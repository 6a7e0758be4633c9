/** Entries of the audit log as they are put together and as they are stored. */
import type { AuditAction, AuditModel } from '@querent/contract'
import type { JsonObject, Row } from '../schema.ts'
import type { Actor } from './actor.ts'

export interface AuditNote {
  action: AuditAction
  model: AuditModel
  model_id: number | null
  /** Null when it is to be looked up. */
  model_name: string | null
  details: JsonObject
  /** Who did it, where that is known from what is written and not from who is at work. */
  user_id?: number | null
}

type AuditEntry = Omit<Row<'audit_log'>, 'id' | 'model'> & { model: AuditModel }

const USER_AGENT_CHARACTERS = 300
const REQUEST_ID_CHARACTERS = 100
const NAME_CHARACTERS = 254

export function auditRow(note: AuditNote, actor: Actor | undefined): AuditEntry {
  return {
    timestamp: new Date(actor?.now ?? Date.now()).toISOString(),
    action: note.action,
    model: note.model,
    model_id: note.model_id,
    model_name: storable(note.model_name, NAME_CHARACTERS),
    user_id: actor?.userId ?? note.user_id ?? null,
    ip_address: actor?.address ?? null,
    user_agent: storable(actor?.userAgent, USER_AGENT_CHARACTERS),
    request_id: storable(actor?.requestId, REQUEST_ID_CHARACTERS),
    facts: note.details,
  }
}

/** PostgreSQL stores no NUL characters and no halves of surrogate pairs. */
function storable(text: string | null | undefined, most: number): string | null {
  return text?.slice(0, most).replaceAll('\0', '').toWellFormed() ?? null
}
