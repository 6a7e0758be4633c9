/** The fields of a result, and what reads those of one kind. */
import type { CurrentUser } from '../../../../permissions/current-user.ts'
import type { Store } from '../../../../store/index.ts'
import { ROOT_NAME, type CollectionTree } from '../../collections/index.ts'

/** Who reads the results. */
export interface Reader {
  user: CurrentUser
  tree: CollectionTree
  records: Store['search']['records']
  /** Whether models tell the way to them. */
  withAncestors: boolean
}

/** Reads results by id; those that are gone are left out. */
export type ResultReader = (ids: readonly number[], reader: Reader) => Promise<ReadonlyMap<number, ResultFields>>

type ResultFields = Partial<typeof BLANK> & { id: number; name: string }

export interface CollectionOf {
  id: number | 'root' | null
  name: string | null
  authority_level: string | null
  type: string | null
  effective_ancestors?: { id: number | 'root'; name: string; type: string | null; authority_level: string | null }[]
}

const NO_COLLECTION: CollectionOf = { id: null, name: null, authority_level: null, type: null }
export const ROOT_COLLECTION: CollectionOf = { id: 'root', name: ROOT_NAME, authority_level: null, type: null }

type Text = string | null
type Id = number | null

/** All keys of a result; null where they do not fit (contract: search, section 2). */
export const BLANK = {
  description: null as Text,
  archived: null as boolean | null,
  collection: NO_COLLECTION,
  collection_position: null as Id,
  collection_authority_level: null as Text,
  context: null,
  created_at: null as Text,
  updated_at: null as Text,
  creator_id: null as Id,
  creator_common_name: null as Text,
  last_editor_id: null as Id,
  last_editor_common_name: null as Text,
  last_edited_at: null as Text,
  display: null as Text,
  dashboardcard_count: null as Id,
  dashboard: null,
  database_id: null as Id,
  database_name: null as Text,
  initial_sync_status: null as Text,
  table_id: null as Id,
  table_name: null as Text,
  table_schema: null as Text,
  table_description: null as Text,
  model_id: null as Id,
  model_name: null as Text,
  model_index_id: null as Id,
  model_index_name: null,
  pk_ref: null as unknown[] | null,
  moderated_status: null as Text,
  location: null as Text,
  effective_location: null as Text,
  can_write: null as boolean | null,
}
