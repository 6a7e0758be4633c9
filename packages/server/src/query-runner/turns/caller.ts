/** Whose place on a database a query takes. */
import type { RunRequest } from '../types.ts'
import { GUESTS, SERVER, type Caller } from './fair-queue.ts'

/** The guests of a shared dashboard or card are one caller together, and so is what the server asks by itself. */
export function callerOf({
  user,
  dashboard,
  card,
  throughContent,
}: Pick<RunRequest, 'user' | 'dashboard' | 'card' | 'throughContent'>): Caller {
  if (user !== null) return user.id
  if (dashboard !== undefined) return `dashboard ${dashboard.id}`
  if (card !== undefined) return `card ${card.id}`
  return throughContent === true ? GUESTS : SERVER
}
