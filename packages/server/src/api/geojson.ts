/** `/api/geojson`: maps by region. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { badRequest, MapParams, RegionMap } from '@querent/contract'
import { PUBLIC } from '../http/access/access.ts'
import { fixedAnswer, sendFixed } from '../http/answers/fixed-answer.ts'
import type { Services } from '../services/index.ts'

/** Borders rarely move. Not for shared caches: answers may set cookies. */
const CACHING = 'private, max-age=86400'

export const geojsonRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { maps }) => {
  const answers = new Map(Object.entries(maps).map(([key, make]) => [key, fixedAnswer(make)]))

  app.get(
    '/:key',
    {
      config: PUBLIC,
      schema: {
        summary: 'Get a map by region',
        description: 'GeoJSON of the built-in maps `us_states` and `world_countries`.',
        params: MapParams,
        response: { 200: RegionMap },
      },
    },
    async (request, reply) => {
      const answer = answers.get(request.params.key)
      if (!answer) throw badRequest('There is no map with this key.')
      return sendFixed(request, reply, await answer(), CACHING)
    },
  )
}
