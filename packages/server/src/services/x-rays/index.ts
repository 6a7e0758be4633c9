/**
 * X-rays: a dashboard about anything, made by rules from what sync knows (contract: x-rays, section 1). No query is run on the data. Tested
 * by test/contract/x-ray.test.ts.
 */
import { invalidField } from '@querent/contract'
import { canSeeWholeTable } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { AskingArea } from '../asking/index.ts'
import type { ContentArea } from '../content/index.ts'
import { fieldRecord } from '../data/data-model/index.ts'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import { candidatesOf } from './candidates.ts'
import { withCell } from './cell.ts'
import { chooseRule, namedRule } from './choose-rule.ts'
import { dashboardRecord } from './dashboard-record.ts'
import { makeXRay, type Side, type Subject } from './engine/index.ts'
import { indexedDashboard } from './indexed.ts'
import { linksFrom } from './links.ts'
import { columnsIn, ENTITIES, subjects, type Entity } from './subjects/index.ts'
import { urlOf, type XRayRequest } from './url.ts'

type Below = Pick<DataArea, 'runner'> & Pick<ContentArea, 'cards'> & Pick<AskingArea, 'queryMetadata' | 'modelIndexes'>

/** Cards of an x-ray, unless the caller wants another number of them. */
const CARDS = 15
const COMPARED = ['table', 'segment', 'adhoc'] as const

export function xRaysArea(deps: Deps, below: Below) {
  const { store } = deps
  const { cards, runner, queryMetadata, modelIndexes } = below
  const { find, narrowed, wordsFor } = subjects({ ...deps, cards, runner })

  /** @throws {ApiError} 400, 403 or 404 */
  async function make(user: CurrentUser, request: XRayRequest) {
    const found = await find(user, entityOf(request.entity), request.key)
    const subject =
      request.cell === undefined ? found.subject : await withCell(user, found.subject, { text: request.cell, narrowed })
    const rule = request.rule === undefined ? chooseRule(subject) : namedRule(request.rule)
    const other = request.comparison === undefined ? undefined : await sideOf(user, subject, request.comparison)
    const xRay = makeXRay(rule, subject, { show: shownCards(request.show), ...(other && { other }) })
    const url = urlOf(request)
    const filter = subject.source.filter
    return dashboardRecord(xRay, {
      user,
      source: subject.source,
      url,
      filter,
      related: await linksFrom({ store }, user, { ...found, subject, request, rule }),
      paramFields: await filteredFields(user, filter),
    })
  }

  /** Rows to compare with. @throws {ApiError} 400 for what is not made of the same table */
  async function sideOf(
    user: CurrentUser,
    subject: Subject,
    { entity, key }: { entity: string; key: string },
  ): Promise<Side> {
    const word = COMPARED.find((one) => one === entity)
    if (word === undefined) throw invalidField('comparison-entity', 'Invalid comparison entity type')
    const { subject: other } = await find(user, word, key, 'comparison-entity')
    const isSame = JSON.stringify(other.source.from) === JSON.stringify(subject.source.from)
    if (!isSame || other.source.databaseId !== subject.source.databaseId) {
      throw invalidField('comparison-entity', 'Only rows of the same table can be compared.')
    }
    return { name: other.name, source: { ...subject.source, filter: other.source.filter } }
  }

  /** Fields that the rows are filtered by, by id. */
  async function filteredFields(user: CurrentUser, filter: unknown) {
    const ids = [...columnsIn(filter)].filter((id) => typeof id === 'number')
    const fields = await store.fields.findMany(ids)
    const tables = new Map(
      (await store.tables.findMany(fields.map((field) => field.table_id))).map((one) => [one.id, one]),
    )
    return Object.fromEntries(
      fields.flatMap((field) => {
        const table = tables.get(field.table_id)
        if (table === undefined) return []
        const isWhole = canSeeWholeTable(user, table.db_id, table.id)
        return [[field.id, { ...fieldRecord(field), ...(isWhole ? {} : { fingerprint: null }) }]]
      }),
    )
  }

  /** All that the cards of an x-ray read. */
  async function metadata(user: CurrentUser, request: XRayRequest) {
    const { dashcards } = await make(user, request)
    const queries = dashcards.flatMap((one) =>
      'card' in one && one.card !== null ? [{ query: one.card.dataset_query }] : [],
    )
    return queryMetadata.describe(user, queries)
  }

  return {
    xRays: {
      make,
      metadata,
      candidates: (user: CurrentUser, databaseId: number) => candidatesOf({ store, wordsFor }, user, databaseId),
      ofIndexed: (user: CurrentUser, id: number, key: number) =>
        indexedDashboard({ store, modelIndexes, find }, user, { id, key }),
    },
  }
}

function entityOf(word: string): Entity {
  const entity = ENTITIES.find((one) => one === word)
  if (entity === undefined) throw invalidField('entity', 'Invalid entity type')
  return entity
}

/** Null for all. @throws {ApiError} 400 */
function shownCards(show: string | null | undefined): number | null {
  if (show === undefined || show === null || show === '') return CARDS
  if (show === 'all') return null
  if (!/^\d{1,9}$/.test(show)) throw invalidField('show', 'invalid show value')
  return Number(show)
}
