import type { CatalogQuery } from '../../shared/data-source.ts'
import { BUILT_IN_TYPES, type PostgresType, baseTypeOf } from '../types.ts'

/** Name for SQL: qualified when the search path does not find it. */
export const TYPE_NAME_SQL = `CASE WHEN pg_type_is_visible(t.oid) OR tn.nspname = 'pg_catalog' THEN t.typname::text
  ELSE quote_ident(tn.nspname) || '.' || quote_ident(t.typname) END`

/** The types of one database: the built-in ones, and enums, extensions' types and so on as they are first met. */
export class TypeCatalog {
  readonly #known: Map<number, PostgresType>
  readonly #query: CatalogQuery

  /**
   * @param query outside the session that needs a type: that one is busy with the statement.
   * @param own of the server, beside the built-in ones
   */
  constructor(query: CatalogQuery, own: ReadonlyMap<number, PostgresType>) {
    this.#query = query
    this.#known = new Map([...BUILT_IN_TYPES, ...own])
  }

  /** Loads what is not known yet; costs nothing otherwise. */
  async load(oids: readonly number[]): Promise<void> {
    const unknown = oids.filter((oid) => !this.#known.has(oid))
    if (unknown.length === 0) return
    const rows = await this.#query(lookupSql(unknown)).catch(() => []) // the values are right without a type name
    for (const [oid, databaseType, name, kind, category] of rows) {
      const baseType = baseTypeOf({ name: String(name), kind: String(kind), category: String(category) })
      this.#known.set(Number(oid), { databaseType: String(databaseType), baseType })
    }
  }

  /** True when every type is known without a look-up. */
  hasAll(oids: readonly number[]): boolean {
    return oids.every((oid) => this.#known.has(oid))
  }

  get(oid: number): PostgresType {
    return this.#known.get(oid) ?? { databaseType: '', baseType: 'type/*' }
  }
}

function lookupSql(oids: readonly number[]): string {
  return `SELECT t.oid, ${TYPE_NAME_SQL}, t.typname::text, t.typtype::text, t.typcategory::text
    FROM pg_type t JOIN pg_namespace tn ON tn.oid = t.typnamespace
    WHERE t.oid IN (${oids.map(Number).join(', ')})`
}
