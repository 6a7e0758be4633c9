/**
 * Rights on the database Copies, whose rows are those of other databases: what people may do with their sources, and no more
 * than Copies itself allows. Rules of a source hold on its copy; they name the source's fields.
 */
import type { CreateQueries, Download, ViewData } from '../../store/index.ts'
import type { GroupRights } from './group-rights.ts'
import { CREATE_QUERIES, DOWNLOAD, least, VIEW_DATA } from './levels.ts'
import type { ListedData } from './listed.ts'
import { combineRights, type Rights } from './rights.ts'

/** A table of Copies with what it is a copy of. */
export interface CopiedPlace {
  databaseId: number
  tableId: number
  /** The database whose rows it has. */
  sourceId: number
  /** The table that is copied; or the collection of the model, null for the one at the top. */
  of: { table: number } | { collection: number | null }
}

/** @param groups All groups of one person. @param places All tables of Copies. */
export function rightsWithCopies(groups: readonly GroupRights[], places: readonly CopiedPlace[]): Rights {
  const [first] = places
  if (first === undefined) return combineRights(groups)
  return new CopiesRights(groups, first.databaseId, places).combined()
}

class CopiesRights {
  /** On everything but Copies. */
  readonly #base: Rights
  /** As the words on Copies have it. */
  readonly #own: Rights
  readonly #id: number
  readonly #places: ReadonlyMap<number, CopiedPlace>

  constructor(groups: readonly GroupRights[], id: number, places: readonly CopiedPlace[]) {
    const part = (isPart: (databaseId: number) => boolean) =>
      combineRights(
        groups.map((group) => ({ ...group, databases: new Map([...group.databases].filter(([key]) => isPart(key))) })),
      )
    this.#base = part((databaseId) => databaseId !== id)
    this.#own = part((databaseId) => databaseId === id)
    this.#id = id
    this.#places = new Map(places.map((place) => [place.tableId, place]))
  }

  combined(): Rights {
    const base = this.#base
    const id = this.#id
    const isOwn = (databaseId: number) => databaseId === id
    return {
      ...base,
      view: (databaseId, tableId) => (isOwn(databaseId) ? this.#view(tableId) : base.view(databaseId, tableId)),
      viewAll: (databaseId) => (isOwn(databaseId) ? this.#viewAll() : base.viewAll(databaseId)),
      createQueries: (databaseId, tableId) =>
        isOwn(databaseId) ? this.#createQueries(tableId) : base.createQueries(databaseId, tableId),
      createSomeQueries: (databaseId) =>
        isOwn(databaseId) ? this.#createSomeQueries() : base.createSomeQueries(databaseId),
      queriesAll: (databaseId) => (isOwn(databaseId) ? this.#queriesAll() : base.queriesAll(databaseId)),
      download: (databaseId, tableId) =>
        isOwn(databaseId) ? this.#download(tableId) : base.download(databaseId, tableId),
      downloadAll: (databaseId) => (isOwn(databaseId) ? this.#downloadAll() : base.downloadAll(databaseId)),
      sandboxes: (databaseId, tableId) =>
        isOwn(databaseId) ? this.#sandboxes(tableId) : base.sandboxes(databaseId, tableId),
      sandboxedTables: (databaseId) => (isOwn(databaseId) ? this.#sandboxed() : base.sandboxedTables(databaseId)),
      allSandboxedTables: () => [...base.allSandboxedTables(), ...this.#sandboxed()],
      queryable: () => this.#queryable(),
      viewable: () => this.#viewable(),
      createsSomeQueries: () => base.createsSomeQueries() || this.#createSomeQueries() !== 'no',
    }
  }

  #sandboxes(tableId: number): ReturnType<Rights['sandboxes']> {
    const place = this.#places.get(tableId)
    return place !== undefined && 'table' in place.of ? this.#base.sandboxes(place.sourceId, place.of.table) : []
  }

  #sandboxed(): number[] {
    return [...this.#places.keys()].filter((tableId) => this.#sandboxes(tableId).length > 0)
  }

  /** A copy of a model has everybody's rows, and what a role reads only its database knows. */
  #view(tableId: number): ViewData {
    const place = this.#places.get(tableId)
    if (place === undefined || this.#base.roleAttributes(place.sourceId) !== null) return 'blocked'
    const { sourceId, of } = place
    const isShown = 'table' in of || (this.#seesWhole(sourceId) && this.#reads(of.collection))
    if (!isShown) return 'blocked'
    const source = 'table' in of ? this.#base.view(sourceId, of.table) : this.#base.viewAll(sourceId)
    return least(VIEW_DATA, [source, this.#own.view(this.#id, tableId)])
  }

  #seesWhole(sourceId: number): boolean {
    const { viewAll, sandboxedTables, roleAttributes } = this.#base
    const isUnruled = sandboxedTables(sourceId).length === 0 && roleAttributes(sourceId) === null
    return isUnruled && viewAll(sourceId) === 'unrestricted'
  }

  #reads(collection: number | null): boolean {
    return (collection === null ? this.#base.root('') : this.#base.collection(collection)) !== null
  }

  #createQueries(tableId: number): CreateQueries {
    const place = this.#places.get(tableId)
    if (place === undefined || this.#view(tableId) !== 'unrestricted') return 'no'
    const { sourceId, of } = place
    const source = 'table' in of ? this.#base.createQueries(sourceId, of.table) : this.#ofModel(sourceId)
    return least(CREATE_QUERIES, [source, this.#own.createQueries(this.#id, tableId)])
  }

  #ofModel(sourceId: number): CreateQueries {
    return this.#base.queriesAll(sourceId) ? 'query-builder' : 'no'
  }

  /** SQL may read every copy, so it takes SQL on every source. */
  #createSomeQueries(): CreateQueries {
    const isSome = [...this.#places.keys()].some((tableId) => this.#createQueries(tableId) !== 'no')
    if (!isSome) return 'no'
    const all = [...this.#places.values()]
    const isSql =
      this.#own.createSomeQueries(this.#id) === 'query-builder-and-native' &&
      this.#viewAll() === 'unrestricted' &&
      all.every(({ sourceId }) => this.#seesWhole(sourceId) && this.#writesSql(sourceId))
    return isSql ? 'query-builder-and-native' : 'query-builder'
  }

  #writesSql(sourceId: number): boolean {
    return this.#base.createSomeQueries(sourceId) === 'query-builder-and-native'
  }

  #viewAll(): ViewData {
    return least(
      VIEW_DATA,
      [...this.#places.keys()].map((tableId) => this.#view(tableId)),
    )
  }

  #queriesAll(): boolean {
    return [...this.#places.keys()].every((tableId) => this.#createQueries(tableId) !== 'no')
  }

  #download(tableId: number): Download {
    const place = this.#places.get(tableId)
    if (place === undefined) return 'none'
    const { sourceId, of } = place
    const source = 'table' in of ? this.#base.download(sourceId, of.table) : this.#base.downloadAll(sourceId)
    return least(DOWNLOAD, [source, this.#own.download(this.#id, tableId)])
  }

  #downloadAll(): Download {
    return least(
      DOWNLOAD,
      [...this.#places.keys()].map((tableId) => this.#download(tableId)),
    )
  }

  #queryable(): ListedData | 'all' {
    const listed = this.#base.queryable()
    if (listed === 'all' || this.#createSomeQueries() === 'no') return listed
    const tables = [...this.#places.keys()].filter((tableId) => this.#createQueries(tableId) !== 'no')
    return { ...listed, some: [...listed.some, this.#id], tables: [...listed.tables, ...tables] }
  }

  #viewable(): readonly number[] | 'all' {
    const databases = this.#base.viewable()
    return databases === 'all' || this.#viewAll() === 'blocked' ? databases : [...databases, this.#id]
  }
}
