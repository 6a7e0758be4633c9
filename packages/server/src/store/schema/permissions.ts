/** What groups may do, and with which rules. */
import type { Generated } from 'kysely'
import type { JsonObject, Timestamp } from './columns.ts'

/** How much of a table's rows people of a group may see. */
export type ViewData = 'unrestricted' | 'legacy-no-self-service' | 'blocked'

export type CreateQueries = 'query-builder-and-native' | 'query-builder' | 'no'

export type Download = 'full' | 'limited' | 'none'

export type DataModel = 'all' | 'none'

/** The words of a database; null where its tables have words of their own. */
interface DatabasePermissionsTable {
  group_id: number
  database_id: number
  view_data: ViewData | null
  create_queries: CreateQueries | null
  download: Download | null
  data_model: DataModel | null
  details: 'yes' | 'no'
}

/** The words of a table; null where the database has one for all of its tables. */
interface TablePermissionsTable {
  group_id: number
  database_id: number
  table_id: number
  view_data: ViewData | null
  create_queries: Exclude<CreateQueries, 'query-builder-and-native'> | null
  download: Download | null
  data_model: DataModel | null
}

/** A rule that shows people of a group some of a table's rows and columns. */
interface SandboxesTable {
  id: Generated<number>
  group_id: number
  table_id: number
  /** The question whose result stands for the table; null for the table itself. */
  card_id: number | null
  /** What each user attribute is compared with. */
  attribute_remappings: JsonObject
}

/** Names the user attribute that holds the database role that people of a group use. */
interface ImpersonationsTable {
  id: Generated<number>
  group_id: number
  db_id: number
  attribute: string
}

export type ApplicationPermission = 'setting' | 'monitoring' | 'subscription' | 'upload'

interface ApplicationPermissionsTable {
  group_id: number
  permission: ApplicationPermission
}

export type CollectionPermission = 'read' | 'write'

interface CollectionPermissionsTable {
  group_id: number
  collection_id: number
  permission: CollectionPermission
}

interface RootCollectionPermissionsTable {
  group_id: number
  /** Empty for ordinary content. */
  namespace: string
  permission: CollectionPermission
}

/** One row for every change of a graph of permissions. */
interface PermissionRevisionsTable {
  /** `data`, `application`, or `collection` with its namespace. */
  graph: string
  revision: number
  user_id: number | null
  created_at: Timestamp
  /** What was sent. */
  changes: JsonObject
}

/** The groups that a change of permissions was about, by the counter that it left; 0 for none. */
interface PermissionChangesTable {
  version: number
  group_id: number
}

/** By name. */
export type PermissionsTables = {
  database_permissions: DatabasePermissionsTable
  table_permissions: TablePermissionsTable
  sandboxes: SandboxesTable
  impersonations: ImpersonationsTable
  application_permissions: ApplicationPermissionsTable
  collection_permissions: CollectionPermissionsTable
  root_collection_permissions: RootCollectionPermissionsTable
  permission_revisions: PermissionRevisionsTable
  permission_changes: PermissionChangesTable
}
