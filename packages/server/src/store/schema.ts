/**
 * Row types of the app database. Column names are the wire's. Times are ISO-8601 text in UTC with milliseconds, so they
 * sort as text and mean the same in both engines; JSON is text on disk and a value here (see column-kinds.ts).
 */
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ActionTables } from './schema/actions.ts'
import type { ContentTables } from './schema/content.ts'
import type { DashboardsTables } from './schema/dashboards.ts'
import type { DeliveryTables } from './schema/delivery.ts'
import type { IdentityTables } from './schema/identity.ts'
import type { MetadataTables } from './schema/metadata.ts'
import type { OperationTables } from './schema/operation.ts'
import type { PersistenceTables } from './schema/persistence.ts'
import type { PermissionsTables } from './schema/permissions.ts'
import type { SearchTables } from './schema/search.ts'

export type { ActionRunState, ActionType, ImplicitKind, StoredActionAnswer, StoredTemplate } from './schema/actions.ts'
export type { JsonObject, StoredColumn, StoredEmbedding, StoredMapping, StoredParameter } from './schema/columns.ts'
export type { ModeratedModel, RevisionModel } from './schema/content.ts'
export type {
  DeliveryState,
  PayloadType,
  RecipientType,
  StoredCause,
  StoredCondition,
  StoredHandlerOptions,
  StoredNotificationCard,
} from './schema/delivery.ts'
export type { ChallengePurpose } from './schema/identity.ts'
export type { FieldsTable } from './schema/metadata.ts'
export type {
  ApplicationPermission,
  CollectionPermission,
  CreateQueries,
  DataModel,
  Download,
  ViewData,
} from './schema/permissions.ts'

export type Schema = IdentityTables &
  PermissionsTables &
  MetadataTables &
  ContentTables &
  ActionTables &
  DashboardsTables &
  DeliveryTables &
  OperationTables &
  PersistenceTables &
  SearchTables

export type Row<Name extends keyof Schema> = Selectable<Schema[Name]>
export type NewRow<Name extends keyof Schema> = Insertable<Schema[Name]>
export type RowChanges<Name extends keyof Schema> = Updateable<Schema[Name]>
