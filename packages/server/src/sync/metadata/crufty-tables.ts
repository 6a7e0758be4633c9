/** Tables in which frameworks keep their own state: of no use in questions, so they begin as hidden. */
const PATTERNS = [
  /^auth_(group|group_permissions|permission|user_groups|user_user_permissions)$/,
  /^django_(admin_log|content_type|migrations|session|site)$/,
  /^south_migrationhistory$/,
  /^user_groups$/,
  /^user_user_permissions$/,
  /^schema_migrations$/,
  /^ar_internal_metadata$/,
  /^(__)?(drizzle_|kysely_|knex_|prisma_|_prisma_)?migrations?(_lock)?$/,
  /^_?prisma_migrations$/,
  /^knex_migrations(_lock)?$/,
  /^kysely_migration(_lock)?$/,
  /^flyway_schema_history$/,
  /^schema_version$/,
  /^databasechangelog(lock)?$/,
  /^__efmigrationshistory$/,
  /^alembic_version$/,
  /^sequelizemeta$/,
  /^typeorm_metadata$/,
  /^phinxlog$/,
  /^doctrine_migration_versions$/,
  /^goose_db_version$/,
  /^play_evolutions$/,
  /^spatial_ref_sys$/,
  /^(geometry|geography)_columns$/,
  /^raster_(columns|overviews)$/,
]

/** True for the state tables of well-known frameworks and migration tools. */
export function isCrufty(tableName: string): boolean {
  const name = tableName.toLowerCase()
  return PATTERNS.some((pattern) => pattern.test(name))
}
