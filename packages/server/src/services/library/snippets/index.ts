/** Snippets: named pieces of SQL, for users who may write SQL. Tested by test/contract/snippet.test.ts. */
import { badRequest, invalidField, notFound } from '@querent/contract'
import { referencedInSql, templateTags } from '@querent/query'
import {
  canReadSnippets,
  canWriteAnyNativeQueries,
  canWriteSnippets,
  requireRight,
} from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { JsonObject, Repositories, SnippetWithCreator } from '../../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'
import type { Deps } from '../../deps.ts'
import { leadsTo } from '../../shared/content-circle.ts'
import { requireRuler } from '../../rights/sandboxes/index.ts'
import { personRecord } from '../../shared/person.ts'

interface SnippetInput {
  name: string
  content: string
  description?: string | null
  collection_id?: number | null
  template_tags?: JsonObject | null
}

/** Null leaves name and content, and clears the rest. */
type SnippetChanges = Partial<{ [Key in keyof SnippetInput]: SnippetInput[Key] | null }> & {
  archived?: boolean | null
}

interface SnippetServiceDeps extends Pick<Deps, 'store' | 'change'> {
  collections: CollectionService
}

export function snippetService({ store, change, collections }: SnippetServiceDeps) {
  /** @throws {ApiError} 404 for an unknown id, 403 for users who may not write SQL or not see the folder. */
  async function getRow(user: CurrentUser, id: number): Promise<SnippetWithCreator> {
    requireRight(canWriteAnyNativeQueries(user))
    const snippet = await store.snippets.find(id)
    if (snippet === undefined) throw notFound()
    requireRight(canReadSnippets(user, await folderOf(snippet)))
    return snippet
  }

  /** What decides who may see and change the snippet. */
  async function folderOf({ collection_id }: { collection_id: number | null }) {
    return (await collections.tree()).scopeAt(collection_id)
  }

  async function list(user: CurrentUser, archived: boolean) {
    requireRight(canWriteAnyNativeQueries(user))
    const [rows, tree] = await Promise.all([store.snippets.list({ archived }), collections.tree()])
    return rows.filter((row) => canReadSnippets(user, tree.scopeAt(row.collection_id))).map(snippetRecord)
  }

  async function get(user: CurrentUser, id: number) {
    return snippetRecord(await getRow(user, id))
  }

  async function create(user: CurrentUser, input: SnippetInput) {
    requireRight(canWriteAnyNativeQueries(user))
    await requireFolder(user, input.collection_id ?? null)
    const tags = tagsOf(input.content, input.template_tags ?? null)
    const id = await change(user, async ({ repositories, time }) => {
      await repositories.snippets.lock()
      await requireRuler(repositories, user, { snippet: { id: null, name: input.name } })
      await requireNoCircle(repositories, { id: null, name: input.name }, input.content, tags)
      return repositories.snippets.create({
        name: input.name,
        content: input.content,
        description: input.description ?? null,
        collection_id: input.collection_id ?? null,
        template_tags: tags,
        creator_id: user.id,
        created_at: time,
        updated_at: time,
      })
    })
    if (id === undefined) throw nameTaken()
    return get(user, id)
  }

  async function update(user: CurrentUser, id: number, changes: SnippetChanges) {
    const known = await getRow(user, id)
    requireRight(canWriteSnippets(user, await folderOf(known)))
    const { name, archived, description, collection_id } = changes
    if (collection_id !== undefined && collection_id !== known.collection_id) {
      await requireFolder(user, collection_id)
    }
    await change(user, async ({ repositories, time }) => {
      const { snippets } = repositories
      await snippets.lock()
      const snippet = (await snippets.find(id)) ?? known
      const content = changes.content ?? snippet.content
      const tags = tagsOf(content, changes.template_tags ?? snippet.template_tags)
      if (name != null || changes.content != null || changes.template_tags != null) {
        for (const one of [snippet.name, name ?? snippet.name]) {
          await requireRuler(repositories, user, { snippet: { id, name: one } })
        }
        await requireNoCircle(repositories, { id, name: name ?? snippet.name }, content, tags)
      }
      const owner = name == null ? undefined : await snippets.findIdByName(name)
      if (owner !== undefined && owner !== id) throw nameTaken()
      await snippets.update(id, {
        content,
        template_tags: tags,
        ...(name == null ? {} : { name }),
        ...(archived == null ? {} : { archived }),
        ...(description === undefined ? {} : { description }),
        ...(collection_id === undefined ? {} : { collection_id }),
        updated_at: time,
      })
    })
    return get(user, id)
  }

  /** @throws {ApiError} 404, 400 unless it is a folder of snippets; 403 when the user may not write there. */
  async function requireFolder(user: CurrentUser, id: number | null): Promise<void> {
    const folder = id === null ? null : (await collections.tree()).find(id)
    if (folder === undefined) throw notFound()
    requireRight(canWriteSnippets(user, await folderOf({ collection_id: id })))
    if (folder !== null && (folder.namespace !== 'snippets' || folder.archived)) {
      throw invalidField(
        'collection_id',
        'A snippet can only be in a collection of the namespace "snippets" that is not archived.',
      )
    }
  }

  /** @throws {ApiError} 400 when the text puts the snippet into itself, directly or through other snippets and cards. */
  async function requireNoCircle(
    repositories: Repositories,
    snippet: { id: number | null; name: string },
    content: string,
    tags: JsonObject | null,
  ): Promise<void> {
    if (!(await leadsTo(repositories, referencedInSql(content, tags), { snippet }))) return
    throw badRequest('A snippet cannot contain itself, directly or through others.')
  }

  return { list, get, create, update }
}

export function snippetRecord({ email, first_name, last_name, ...columns }: SnippetWithCreator) {
  return { ...columns, creator: personRecord({ id: columns.creator_id, email, first_name, last_name }) }
}

/** The tags that the text names; null when it names none. */
function tagsOf(content: string, known: JsonObject | null): JsonObject | null {
  const tags = templateTags(content, known ?? {})
  return Object.keys(tags).length === 0 ? null : tags
}

function nameTaken() {
  return badRequest('A snippet with that name already exists. Please pick a different name.')
}
