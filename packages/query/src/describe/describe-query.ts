/**
 * Tells whoever builds a query what its clauses can refer to and what is wrong with them, without running it. Tested by
 * describe-query.test.ts and test/contract/describe.test.ts.
 */
import { isMap } from '@querent/contract'
import '../clauses/registry.ts'
import { accessOf, askPolicies, restrictedContext, type RestrictedTables } from '../authorize/authorize.ts'
import { loadStatements, type PolicyStatement } from '../authorize/policy-statement.ts'
import { NO_PERMISSION, type QueryContext } from '../context.ts'
import { QueryError } from '../errors.ts'
import type { Query } from '../model/query.ts'
import type { ResolvedStage } from '../model/resolved.ts'
import { normalizeQuery } from '../normalize/normalize-query.ts'
import { noting, STRICTLY } from '../parse/each.ts'
import type { JsonMap } from '../parse/input.ts'
import { isStaged, parseQuery } from '../parse/parse-query.ts'
import { printQuery } from '../parse/print-query.ts'
import type { LoadedMetadata } from '../metadata.ts'
import { loadMetadata } from '../resolve/metadata/load-metadata.ts'
import { completeQuery } from '../stages/parameters.ts'
import { resolveContext } from '../stages/resolve.ts'
import type { DescribedStage } from './describe-stage.ts'
import { examine, type Examined, type Fault } from './examine.ts'
import { mayName } from './may-name.ts'
import { plainPath, SENT } from './place.ts'
import { withoutPath, type Said } from '../said.ts'

export interface QueryDescription {
  /** The query in the staged form, into which all paths lead; null when the older form cannot be read. */
  query: JsonMap | null
  /** In the older form; null when the query cannot be read. */
  legacy: JsonMap | null
  /** The query with the values of its parameters as filters, in the staged form; null for one that cannot run, or has none. */
  filtered: JsonMap | null
  /** One for each stage of the query; empty for a caller who may not run it. */
  stages: DescribedStage[]
  errors: { path: string | null; code: string; message: string; said?: Said }[]
  can_run: boolean
}

/** What was sent, read as far as it goes. */
interface Asked {
  query: JsonMap | null
  legacy: JsonMap | null
  model: Query | null
  faults: QueryError[]
}

/**
 * Rights are those of a run: who may not run the query learns of no column, and no fault names what is hidden.
 * @param options `readsRanges`: a run reads the least and greatest values of fields that it bins.
 */
export async function describeQuery(
  sent: unknown,
  context: QueryContext,
  options: { readsRanges: boolean } = { readsRanges: false },
): Promise<QueryDescription> {
  const { model, faults, query, legacy } = await read(sent, context)
  const answer = { query, legacy, filtered: null, stages: [] }
  if (!model) return { ...answer, errors: faults.map(shown), can_run: false }
  try {
    if (context.pause !== undefined) await context.pause()
    const normal = normalizeQuery(model)
    const metadata = await loadMetadata(normal, context.metadata)
    if (context.pause !== undefined) await context.pause()
    const { stages, faults: later, idle, complete } = await bound(normal, metadata, context, options.readsRanges)
    if (context.pause !== undefined) await context.pause()
    const canRun = faults.length + later.length === 0
    const isFiltered = canRun && model.parameters.length > 0
    return {
      ...answer,
      filtered: isFiltered ? printQuery({ ...complete, parameters: [] }, 'staged') : null,
      stages: model.stages.map(({ path }) => withPlainPaths(stages.get(path) ?? nothingKnown(path))),
      errors: [...faults, ...later, ...idle].map(shown),
      can_run: canRun,
    }
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    return { ...answer, errors: [...faults, error].map(shown), can_run: false }
  }
}

/** The query as its staged form has it: paths then lead into what the caller goes on with. */
async function read(sent: unknown, { database, pause }: QueryContext): Promise<Asked> {
  const faults: QueryError[] = []
  const each = noting(faults)
  const [parsed] = each(() => parseQuery(sent, each, SENT))
  if (!parsed || faults.length > 0) {
    const model = parsed ? { ...parsed, database: database.id } : null
    return { query: isStaged(sent) && isMap(sent) ? sent : null, legacy: null, model, faults }
  }
  const asked = { ...parsed, database: database.id }
  if (pause !== undefined) await pause()
  const query = printQuery(asked, 'staged')
  const legacy = printQuery(asked, 'legacy')
  if (pause !== undefined) await pause()
  return { query, legacy, model: parseQuery(query, STRICTLY, SENT), faults }
}

interface Bound {
  stages: Examined['stages']
  faults: QueryError[]
  idle: QueryError[]
  /** With its parameters built in. */
  complete: Query
}

/** @throws {QueryError} `missing-required-permissions` for who may not run the query. */
async function bound(
  asked: Query,
  metadata: LoadedMetadata,
  context: QueryContext,
  readsRanges: boolean,
): Promise<Bound> {
  const before: QueryError[] = []
  const complete = (query: Query) => completeQuery(query, metadata, context)
  const [given = complete({ ...asked, parameters: [] })] = noting(before)(() => complete(asked))
  const base = resolveContext({ ...given, metadata }, { query: null }, context)
  const open = examine(given.query.stages, base, readsRanges)
  const restricted = await askPolicies(context.policies, accessOf(base.database.id, open.found))
  const seen =
    restricted.size === 0
      ? open
      : examineRestricted(given.query, { ...base, found: open.found }, readsRanges, {
          restricted,
          statements: await loadStatements(restricted, context.metadata),
        })
  const told = async (fault: Fault): Promise<QueryError> => {
    const known = { metadata, policies: context.policies, found: open.found, restricted }
    return (await mayName(fault.names, known)) ? fault.error : withheld(fault.error)
  }
  const [faults, idle] = await Promise.all([Promise.all(seen.faults.map(told)), Promise.all(seen.idle.map(told))])
  return { stages: seen.stages, faults: [...before, ...faults], idle, complete: given.query }
}

/** Which one it is matters to the SQL alone. */
const ANY_STAGE: ResolvedStage = { kind: 'native', pieces: [], columns: null }

/** Once more, with hidden columns and rows left out; nothing may come to light that policies were not asked about. */
function examineRestricted(
  { stages }: Query,
  base: ReturnType<typeof resolveContext>,
  readsRanges: boolean,
  { restricted, statements }: { restricted: RestrictedTables; statements: ReadonlyMap<number, PolicyStatement> },
): Examined {
  const seen = examine(stages, restrictedContext(base, restricted, ANY_STAGE, statements), readsRanges)
  const asked = new Set(base.found.tables.map(({ table }) => table.id))
  if (seen.found.tables.every(({ table }) => asked.has(table.id))) return seen
  throw new QueryError('missing-required-permissions', NO_PERMISSION)
}

function withheld({ path }: QueryError): QueryError {
  return new QueryError('missing-required-permissions', NO_PERMISSION, path === undefined ? {} : { path })
}

/** The path stands beside the message, and so leaves it. */
function shown({ type, message, said, path = '' }: QueryError): QueryDescription['errors'][number] {
  return {
    path: path === '' ? null : plainPath(path),
    code: type,
    message: message.replace(` (at ${path})`, ''),
    ...(said && { said: withoutPath(said) }),
  }
}

function withPlainPaths(stage: DescribedStage): DescribedStage {
  const clauses = stage.clauses.map(({ path, columns }) => ({ path: plainPath(path), columns }))
  return { ...stage, path: plainPath(stage.path), clauses }
}

function nothingKnown(path: string): DescribedStage {
  return { path, visible: [], clauses: [], columns: null }
}
