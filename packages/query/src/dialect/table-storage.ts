/** How an engine keeps the rows of a query as a table (contract: models, section 3). */
import type { ChangeStep } from '../change.ts'
import { identifier, sql, type Sql } from '../sql/fragment.ts'
import { render } from '../sql/render.ts'
import type { Dialect } from './dialect.ts'

/** How the names of schemas for stored tables begin; sync leaves them out. */
export const STORED_SCHEMA_PREFIX = 'metabase_cache_'

export interface StoredPlace {
  /** Null on engines without schemas: the table's name then begins with it. */
  schema: string | null
  name: string
}

export interface StoredRows {
  place: StoredPlace
  /** A SELECT without bound values. */
  query: string
  /** True when people wrote SQL in it. */
  holdsSql: boolean
}

export class TableStorage {
  /** False where a schema cannot hold the tables, which then begin with its name. */
  readonly hasSchemas: boolean = true
  /** False where the engine cannot keep people's SQL from writing while it fills a table. */
  readonly takesSql: boolean = true
  /** False where the columns of a table made of a query have other types than those of the query. */
  readonly keepsTypes: boolean = true

  /** A SELECT that gives a row where tables would not be equal to what they are made of, and what that is called. */
  readonly obstacle: { sql: string; message: string } | undefined

  place(schema: string, name: string): StoredPlace {
    return this.hasSchemas ? { schema, name } : { schema: null, name: `${schema}_${name}` }
  }

  /** A SELECT that gives a row if the schema exists. */
  findSchema(schema: string, dialect: Dialect): string {
    return `SELECT 1 FROM information_schema.schemata WHERE schema_name = ${dialect.quoteText(schema)}`
  }

  createSchema(schema: string, dialect: Dialect): ChangeStep {
    return tableChange(sql`CREATE SCHEMA ${identifier(schema)}`, dialect)
  }

  /** Steps of one change that make the table and fill it. */
  fillSteps({ place, query }: StoredRows, dialect: Dialect): ChangeStep[] {
    return [created(`CREATE TABLE ${nameOf(place, dialect)}`, query)]
  }

  drop(place: StoredPlace, dialect: Dialect): ChangeStep {
    return { sql: `DROP TABLE IF EXISTS ${nameOf(place, dialect)}`, params: [], changesTables: true }
  }

  /** Drops the schema if it is empty; undefined where that would drop its tables, too. */
  dropSchema(schema: string, dialect: Dialect): ChangeStep | undefined {
    return tableChange(sql`DROP SCHEMA IF EXISTS ${identifier(schema)}`, dialect)
  }

  /** A SELECT of all rows, or of none. */
  read(place: StoredPlace, rows: 'all' | 'none', dialect: Dialect): string {
    return `SELECT * FROM ${nameOf(place, dialect)}${rows === 'none' ? ' WHERE 1 = 0' : ''}`
  }
}

/** The step that makes a table of a query: `CREATE TABLE "orders"` and its SELECT. */
export function created(table: string, query: string): ChangeStep {
  return { sql: `${table} AS ${query}`, params: [], changesTables: true }
}

/** A table's full name as text of a statement. */
export function nameOf({ schema, name }: StoredPlace, dialect: Dialect): string {
  return render(dialect.tableName(schema, name), dialect).sql
}

function tableChange(statement: Sql, dialect: Dialect): ChangeStep {
  return { sql: render(statement, dialect).sql, params: [], changesTables: true }
}
