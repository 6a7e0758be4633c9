import type {
  ColumnDescription,
  ForeignKeyDescription,
  Row,
  SchemaDescription,
  TableDescription,
  TablePlace,
} from '@querent/query'
import type { CatalogQuery } from '../shared/data-source.ts'
import { TYPE_NAME_SQL } from './wire/type-catalog.ts'
import { baseTypeOf } from './types.ts'

/** Schemas of users that the role may look into, in order. */
export async function listSchemas(query: CatalogQuery): Promise<string[]> {
  const rows = await query(`SELECT nspname::text FROM pg_namespace
    WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' AND has_schema_privilege(oid, 'USAGE')
    ORDER BY nspname`)
  return rows.map(([name]) => String(name))
}

/** Where the catalogs of relatives differ. */
interface CatalogVariant {
  /** Joins `base`, whose `oid` is that of the type below `declared`. */
  joinBaseType: string
  /** A pattern for defaults, as SQL, that count up by themselves. */
  countingDefault: string
}

const POSTGRES_CATALOG: CatalogVariant = {
  joinBaseType: `JOIN LATERAL (
    WITH RECURSIVE base AS (
      SELECT declared.oid, declared.typtype, declared.typbasetype
      UNION ALL
      SELECT b.oid, b.typtype, b.typbasetype FROM base JOIN pg_type b ON base.typtype = 'd' AND b.oid = base.typbasetype)
    SELECT oid FROM base WHERE typtype <> 'd') base ON true`,
  countingDefault: '^nextval[(]',
}

/** Tables, columns and foreign keys of the schemas, with one catalog query each. */
export async function describeSchema(
  query: CatalogQuery,
  schemas: readonly string[],
  variant: CatalogVariant = POSTGRES_CATALOG,
): Promise<SchemaDescription> {
  if (schemas.length === 0) return { tables: [], columns: [], foreignKeys: [] }
  const names = [arrayLiteral(schemas)]
  const [tables, columns, foreignKeys] = await Promise.all([
    query(tablesSql(RELATIONS), names),
    query(columnsSql(variant, RELATIONS), names),
    query(FOREIGN_KEYS, names),
  ])
  return { tables: tables.map(toTable), columns: columns.map(toColumn), foreignKeys: foreignKeys.map(toForeignKey) }
}

/** One table with its columns. */
export async function describeTable(query: CatalogQuery, { schema, name }: TablePlace): Promise<SchemaDescription> {
  const place = [arrayLiteral([schema ?? '']), name]
  const relations = `${RELATIONS} AND c.relname = $2::text`
  const [tables, columns] = await Promise.all([
    query(tablesSql(relations), place),
    query(columnsSql(POSTGRES_CATALOG, relations), place),
  ])
  return { tables: tables.map(toTable), columns: columns.map(toColumn), foreignKeys: [] }
}

/** Tables, views, materialized views, foreign tables and partitioned ones without their parts, if readable. */
const RELATIONS = `pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = ANY ($1::text[]) AND c.relkind IN ('r', 'p', 'v', 'm', 'f') AND NOT c.relispartition
    AND (has_table_privilege(c.oid, 'SELECT') OR has_any_column_privilege(c.oid, 'SELECT'))`

const tablesSql = (
  relations: string,
): string => `SELECT n.nspname::text, c.relname::text, c.relkind::text, obj_description(c.oid, 'pg_class'),
    CASE WHEN c.relkind IN ('v', 'f') OR c.reltuples < 0 THEN NULL ELSE c.reltuples::int8 END
  FROM ${relations} ORDER BY 1, 2`

function toTable([schema, name, kind, comment, rows]: Row): TableDescription {
  return {
    schema: String(schema),
    name: String(name),
    kind: kind === 'v' || kind === 'm' ? 'view' : 'table',
    comment: textOrNull(comment),
    estimatedRows: rows === null ? null : Number(rows),
  }
}

/** Domains appear as the type below them. An index serves its first column; a partial one serves none in general. */
const columnsSql = (
  { joinBaseType, countingDefault }: CatalogVariant,
  relations: string,
): string => `WITH relation AS (SELECT c.oid, n.nspname, c.relname, has_table_privilege(c.oid, 'SELECT') AS whole FROM ${relations}),
  key AS (
    SELECT i.indrelid, unnest(i.indkey::int2[]) AS attnum FROM pg_index i JOIN relation r ON r.oid = i.indrelid
    WHERE i.indisprimary),
  first_column AS (
    SELECT DISTINCT i.indrelid, i.indkey[0] AS attnum FROM pg_index i JOIN relation r ON r.oid = i.indrelid
    WHERE i.indisvalid AND i.indpred IS NULL)
  SELECT r.nspname::text, r.relname::text, a.attname::text,
    row_number() OVER (PARTITION BY r.oid ORDER BY a.attnum) - 1,
    ${TYPE_NAME_SQL}, t.typname::text, t.typtype::text, t.typcategory::text,
    key.attnum IS NOT NULL,
    a.attidentity <> '' OR coalesce(pg_get_expr(d.adbin, d.adrelid) ~ '${countingDefault}', false),
    a.attnotnull AND NOT a.atthasdef AND a.attidentity = '',
    first_column.attnum IS NOT NULL,
    col_description(r.oid, a.attnum),
    a.attgenerated <> '' OR a.attidentity = 'a'
  FROM relation r
  JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum > 0 AND NOT a.attisdropped
  JOIN pg_type declared ON declared.oid = a.atttypid
  ${joinBaseType}
  JOIN pg_type t ON t.oid = base.oid
  JOIN pg_namespace tn ON tn.oid = t.typnamespace
  LEFT JOIN pg_attrdef d ON d.adrelid = r.oid AND d.adnum = a.attnum
  LEFT JOIN key ON key.indrelid = r.oid AND key.attnum = a.attnum
  LEFT JOIN first_column ON first_column.indrelid = r.oid AND first_column.attnum = a.attnum
  WHERE r.whole OR has_column_privilege(r.oid, a.attnum, 'SELECT')
  ORDER BY 1, 2, 4`

function toColumn(row: Row): ColumnDescription {
  const [schema, table, name, position, databaseType, typeName, kind, category] = row
  const [isPrimaryKey, isAutoIncrement, isRequired, isIndexed, comment, isGenerated] = row.slice(8)
  return {
    schema: String(schema),
    table: String(table),
    name: String(name),
    position: Number(position),
    databaseType: String(databaseType),
    baseType: baseTypeOf({ name: String(typeName), kind: String(kind), category: String(category) }),
    isPrimaryKey: isPrimaryKey === true,
    isAutoIncrement: isAutoIncrement === true,
    ...(isGenerated === true && { isGenerated }),
    isRequired: isRequired === true,
    isIndexed: isIndexed === true,
    comment: textOrNull(comment),
  }
}

/** A key of a partitioned table's part repeats its parent's. A target is unique alone when an index over all rows says so. */
const FOREIGN_KEYS = `SELECT n.nspname::text, c.relname::text, a.attname::text, fn.nspname::text, fc.relname::text, fa.attname::text
  FROM pg_constraint k
  JOIN pg_class fc ON fc.oid = k.confrelid
  JOIN pg_namespace fn ON fn.oid = fc.relnamespace
  CROSS JOIN LATERAL unnest(k.conkey, k.confkey) AS part (own, target)
  JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = part.own
  JOIN pg_attribute fa ON fa.attrelid = k.confrelid AND fa.attnum = part.target
  JOIN (SELECT c.oid AS relation, n.oid AS namespace FROM ${RELATIONS}) visible ON visible.relation = k.conrelid
  JOIN pg_class c ON c.oid = visible.relation
  JOIN pg_namespace n ON n.oid = visible.namespace
  WHERE k.contype = 'f' AND NOT fc.relispartition
    AND (cardinality(k.conkey) = 1 OR EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = k.confrelid AND i.indisunique
      AND i.indisvalid AND i.indpred IS NULL AND i.indnkeyatts = 1 AND i.indkey[0] = part.target))
  ORDER BY cardinality(k.conkey) DESC, 1, 2, 3, 4, 5, 6`

function toForeignKey(row: Row): ForeignKeyDescription {
  const [schema, table, column, targetSchema, targetTable, targetColumn] = row.map(String)
  return {
    schema: schema ?? null,
    table: table ?? '',
    column: column ?? '',
    targetSchema: targetSchema ?? null,
    targetTable: targetTable ?? '',
    targetColumn: targetColumn ?? '',
  }
}

function textOrNull(cell: Row[number] | undefined): string | null {
  return typeof cell === 'string' && cell !== '' ? cell : null
}

/** The text form of an array of text, as PostgreSQL reads it. */
function arrayLiteral(names: readonly string[]): string {
  return `{${names.map((name) => `"${name.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
}
