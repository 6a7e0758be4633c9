/** Who makes a request. */
import type { Rights } from './rights/index.ts'

export interface Identity {
  id: number
  email: string
  first_name: string | null
  last_name: string | null
  is_superuser: boolean
  type: 'personal' | 'api-key'
  locale: string | null
  group_ids: readonly number[]
  /** Hash of the session that was presented; null for API keys. */
  sessionKeyHash: string | null
}

export interface CurrentUser extends Identity {
  /** As of the counters that the request found. */
  rights: Rights
}
