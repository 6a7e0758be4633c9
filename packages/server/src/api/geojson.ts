/** `/api/geojson`: maps by region. */
import { MapAddress, MapParams, RegionMap } from '@querent/contract'
import type { FastifyReply } from 'fastify'
import { ADMIN, PUBLIC } from '../http/access/access.ts'
import { fixedAnswer, sendFixed } from '../http/answers/fixed-answer.ts'
import { JSON_TYPE } from '../http/answers/json-text.ts'
import { routes } from '../http/routes.ts'

/** Borders rarely move. Not for shared caches: answers may set cookies. */
const CACHING = 'private, max-age=86400'

export const geojsonRoutes = routes('/api/geojson', 'Maps', async (app, { maps }) => {
  const answers = new Map(Object.entries(maps.builtIn).map(([key, make]) => [key, fixedAnswer(make)]))

  app.get(
    '/',
    {
      config: ADMIN,
      schema: {
        summary: 'Load a map from an address',
        description: 'GeoJSON. Addresses in private networks are refused, and redirects are not followed.',
        querystring: MapAddress,
        response: { 200: RegionMap },
      },
    },
    async ({ query }, reply) => sendMap(reply, await maps.load(query.url)),
  )

  app.get(
    '/:key',
    {
      config: PUBLIC,
      schema: {
        summary: 'Get a map by region',
        description: 'GeoJSON of the built-in maps `us_states` and `world_countries`, or of a map in `custom-geojson`.',
        params: MapParams,
        response: { 200: RegionMap },
      },
    },
    async (request, reply) => {
      const answer = answers.get(request.params.key)
      if (answer !== undefined) return sendFixed(request, reply, await answer(), CACHING)
      return sendMap(reply, await maps.named(request.params.key))
    },
  )
})

/** Where older clients look for the built-in maps. */
const FILES = new Map([
  ['us_states', 'us-states.json'],
  ['world_countries', 'world.json'],
])

export const geojsonFileRoutes = routes('/app/assets/geojson', 'Maps', async (app, { maps }) => {
  for (const [key, make] of Object.entries(maps.builtIn)) {
    const answer = fixedAnswer(make)
    app.get(`/${FILES.get(key) ?? `${key}.json`}`, { config: PUBLIC, schema: { hide: true } }, async (request, reply) =>
      sendFixed(request, reply, await answer(), CACHING),
    )
  }
})

function sendMap(reply: FastifyReply, json: string): FastifyReply {
  return reply.header('cache-control', CACHING).type(JSON_TYPE).send(json)
}
