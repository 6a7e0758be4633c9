/** Letting guests in with a signed token (contract: sharing, section 3). */
import { badRequest, isMap, notFound } from '@querent/contract'
import { embeddingKeys, type Settings } from '../../settings/index.ts'
import {
  VersionedMap,
  type CacheVersions,
  type CardRow,
  type DashboardRow,
  type JsonObject,
  type Store,
} from '../../store/index.ts'
import {
  cardValues,
  dashboardValues,
  isShown,
  mergeStates,
  mergeValues,
  readClaim,
  rememberingVerifier,
  requireStates,
  searchedParameter,
  signToken,
  storedStates,
  urlValues,
  valuesOfToken,
  withoutKey,
  type EmbeddedKind,
  type EmbeddingClaim,
  type SlugValues,
} from '../sharing/embedding/index.ts'
import type { SharingRules } from '../sharing/publication/index.ts'
import type { Opened } from './opened.ts'
import { sharedParameters } from './parameters.ts'

/** Embedded cards and dashboards remembered; beyond, all are read again. */
const REMEMBERED = 500

/** As long as code for tokens has them live that people copy. */
const PREVIEW_SECONDS = 600

/** What a guest comes with. */
interface Ticket {
  token: string
  /** Values that the content is run with, by slug, as an address or a body has them; absent when it is not run. */
  values?: Readonly<Record<string, unknown>>
  /** Whether nothing but the values of its filters is asked for. */
  isForFilters: boolean
  /** For an administrator who tries what a token shows before it is published. */
  isPreview: boolean
}

/** What a token of a preview says. */
interface Preview {
  resource: { question: number } | { dashboard: number }
  params?: JsonObject | null
  embedding_params: JsonObject
}

type Embeddable = Pick<CardRow, 'archived' | 'enable_embedding' | 'embedding_params'>
type Row<Content> = Content & Embeddable & { parameters: JsonObject[] }

interface Kind<Content> {
  name: EmbeddedKind
  find(id: number | string): Promise<Row<Content> | undefined>
  parameters(content: Content): readonly JsonObject[]
  values(parameters: readonly JsonObject[], merged: SlugValues): readonly object[]
}

interface EmbeddedDeps {
  store: Store
  settings: Settings
  rules: Pick<SharingRules, 'requireEmbeddingOn'>
  now: () => number
}

export function embeddedContent({ store, settings, rules, now }: EmbeddedDeps) {
  const verifyToken = rememberingVerifier()
  const card = opener<CardRow>({
    name: 'question',
    find: async (key) => store.cards.find(typeof key === 'number' ? key : await idOf(store.cards, key)),
    parameters: sharedParameters,
    values: cardValues,
  })
  const dashboard = opener<DashboardRow>({
    name: 'dashboard',
    find: async (key) => store.dashboards.find(typeof key === 'number' ? key : await idOf(store.dashboards, key)),
    parameters: ({ parameters }) => parameters,
    values: dashboardValues,
  })

  async function claimOf({ token, isPreview, isForFilters }: Ticket, kind: EmbeddedKind): Promise<EmbeddingClaim> {
    const time = now()
    const payload = verifyToken(token, embeddingKeys(await settings.current(), time), time)
    return readClaim(payload, kind, isPreview ? (isForFilters ? 'read' : 'needed') : 'ignored')
  }

  /** @throws {ApiError} 400 with the text that says what is wrong, in the order of section 3.1; 404 for nothing. */
  function opener<Content>(kind: Kind<Content>) {
    const known = new VersionedMap<number | string, Row<Content>>('content', REMEMBERED)

    async function find(claim: EmbeddingClaim, versions: CacheVersions, isPreview: boolean): Promise<Row<Content>> {
      const { id } = claim.resource
      await rules.requireEmbeddingOn()
      const content = id === null ? undefined : await known.get(versions, id, () => kind.find(id))
      if (content === undefined || content.archived) throw notFound()
      if (!isPreview && !content.enable_embedding) throw badRequest('Embedding is not enabled for this object.')
      return content
    }

    return async (ticket: Ticket): Promise<Opened<Content>> => {
      const { values, isPreview, isForFilters } = ticket
      if (isPreview) await rules.requireEmbeddingOn()
      const claim = await claimOf(ticket, kind.name)
      const versions = await store.versions()
      const content = await find(claim, versions, isPreview)
      const stored = storedStates(content.embedding_params)
      const brought = claim.embeddingParams
      const states = isForFilters ? mergeStates(stored, brought) : (brought ?? stored)
      const { params: token } = claim
      const parameters = kind.parameters(content)
      const merged = values === undefined ? undefined : mergeValues({ states, token, url: valuesBySlug(values) })
      const fixed = valuesOfToken(parameters, token)
      return {
        content,
        versions,
        caller: { user: null, way: 'embedded' },
        values: merged === undefined ? [] : kind.values(parameters, merged).map((value) => ({ ...value })),
        fixed,
        isConfined: fixed.size > 0 || [...states.values()].includes('locked'),
        shows: (parameter) => isShown(parameter, { states, token }),
        asks(key, query, wanted) {
          const { others } = searchedParameter({ parameters, states, token, id: key, query, wanted })
          return { key, others }
        },
      }
    }
  }

  /** @throws {ApiError} 400 while embedding is off, without a key, and for a wrong state. */
  async function previewToken({ resource, params, embedding_params }: Preview): Promise<{ token: string }> {
    await rules.requireEmbeddingOn()
    requireStates(embedding_params)
    const time = now()
    const [key] = embeddingKeys(await settings.current(), time)
    if (key === undefined) throw withoutKey()
    const exp = Math.floor(time / 1000) + PREVIEW_SECONDS
    const claims = { resource, params: params ?? {}, _embedding_params: embedding_params, exp }
    return { token: signToken(claims, key) }
  }

  return { card, dashboard, previewToken }
}

/** Of a body, the values are a map; of an address, its names, or JSON text behind one of them. */
function valuesBySlug(sent: Readonly<Record<string, unknown>>) {
  return urlValues(isMap(sent['parameters']) ? sent['parameters'] : sent)
}

/** 0 stands for nothing. */
async function idOf(
  content: { findByEntityId(key: string): Promise<{ id: number } | undefined> },
  key: string,
): Promise<number> {
  return (await content.findByEntityId(key))?.id ?? 0
}
