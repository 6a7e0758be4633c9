/** `/api/automagic-dashboards`: x-rays. Maps HTTP to their service. */
import {
  QueryMetadata,
  XRayCandidateParams,
  XRayCandidates,
  XRayCellCompareParams,
  XRayCellParams,
  XRayCellRuleCompareParams,
  XRayCellRuleParams,
  XRayCompareParams,
  XRayIndexedParams,
  XRayParams,
  XRayQuery,
  XRayRecord,
  XRayRuleCompareParams,
  XRayRuleParams,
} from '@querent/contract'
import type { TObject } from 'typebox'
import { USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

const SUBJECT = '/:entity/:entity_id_or_query'
const CELL = '/cell/:cell_query'
const RULE = '/rule/:prefix/:dashboard_template'
const COMPARE = '/compare/:comparison_entity/:comparison_entity_id_or_query'

/** The paths of x-rays: a subject, perhaps some of its rows, by a certain rule, beside other rows. */
const PATHS: readonly (readonly [path: string, summary: string, params: TObject])[] = [
  [SUBJECT, 'X-ray something', XRayParams],
  [SUBJECT + CELL, 'X-ray the rows of a mark', XRayCellParams],
  [SUBJECT + RULE, 'X-ray something by a rule', XRayRuleParams],
  [SUBJECT + CELL + RULE, 'X-ray the rows of a mark by a rule', XRayCellRuleParams],
  [SUBJECT + COMPARE, 'Compare something with other rows', XRayCompareParams],
  [SUBJECT + CELL + COMPARE, 'Compare the rows of a mark with other rows', XRayCellCompareParams],
  [SUBJECT + RULE + COMPARE, 'Compare something with other rows by a rule', XRayRuleCompareParams],
  [SUBJECT + CELL + RULE + COMPARE, 'Compare the rows of a mark with other rows by a rule', XRayCellRuleCompareParams],
]

export const automagicDashboardRoutes = routes('/api/automagic-dashboards', 'X-rays', async (app, { xRays }) => {
  app.get(
    '/database/:id/candidates',
    {
      config: USER,
      schema: {
        summary: 'List the tables of a database that are worth an x-ray',
        params: XRayCandidateParams,
        response: { 200: XRayCandidates },
      },
    },
    async ({ user, params }) => xRays.candidates(user, params.id),
  )

  app.get(
    '/model_index/:model_index_id/primary_key/:pk_id',
    {
      config: USER,
      schema: {
        summary: "X-ray what belongs to a model's record",
        description: 'One tab for each table that refers to the record.',
        params: XRayIndexedParams,
        response: { 200: XRayRecord },
      },
    },
    async ({ user, params }) => xRays.ofIndexed(user, params.model_index_id, params.pk_id),
  )

  app.get(
    `${SUBJECT}/query_metadata`,
    {
      config: USER,
      schema: {
        summary: 'Describe the data behind an x-ray',
        params: XRayParams,
        querystring: XRayQuery,
        response: { 200: QueryMetadata },
      },
    },
    async ({ user, params, query }) => xRays.metadata(user, { ...requestOf(params), show: query.show ?? null }),
  )

  for (const [path, summary, params] of PATHS) {
    app.get(
      path,
      {
        config: USER,
        schema: { summary, description: DESCRIPTION, params, querystring: XRayQuery, response: { 200: XRayRecord } },
      },
      async ({ user, params: found, query }) => xRays.make(user, { ...requestOf(found), show: query.show ?? null }),
    )
  }
})

const DESCRIPTION =
  'A dashboard that is not stored; `POST /api/dashboard/save` keeps it. Queries and conditions are JSON in base64. No query is ' +
  'run on the data.'

/** The parts of a path. */
function requestOf(params: object) {
  const {
    entity = '',
    entity_id_or_query: key = '',
    cell_query: cell,
    prefix,
    dashboard_template: template,
    comparison_entity: other,
    comparison_entity_id_or_query: otherKey = '',
  }: Record<string, string> = { ...params }
  return {
    entity,
    key,
    ...(cell !== undefined && { cell }),
    ...(prefix !== undefined && template !== undefined && { rule: { prefix, template } }),
    ...(other !== undefined && { comparison: { entity: other, key: otherKey } }),
  }
}
