import type { Features } from '@querent/query'

/** What relatives of an engine lack until it is proven on a server of theirs: their roles, and what changes leave behind. */
export const UNPROVEN_FEATURES = {
  'connection-impersonation': 'missing',
  actions: 'missing',
  'actions/custom': 'missing',
  uploads: 'missing',
  'persist-models': 'missing',
} satisfies Partial<Features>
