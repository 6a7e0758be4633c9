/** Addresses of files that look like those of pages: they lead to the file itself (contract: sharing, section 2.6). */
import { notFound, SharedFileParams, PlainText } from '@querent/contract'
import { GUEST } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

const WAYS = [
  ['/public/question/:file(^.+\\.(?:csv|xlsx|json)$)', 'public'],
  ['/embed/question/:file(^.+\\.(?:csv|xlsx|json)$)', 'embed'],
] as const

export const sharedFileRoutes = routes('', 'Shared content', async (app) => {
  for (const [path, way] of WAYS) {
    app.get(
      path,
      {
        config: GUEST,
        schema: {
          summary: 'Download a shared card by the address of its page',
          description: 'The address ends in `.csv`, `.xlsx` or `.json`.',
          params: SharedFileParams,
          response: { 302: PlainText },
        },
      },
      async (request, reply) => {
        const [, key = '', format = ''] = /^(.+)\.(csv|xlsx|json)$/.exec(request.params.file) ?? []
        if (key === '') throw notFound('API endpoint does not exist.')
        const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
        // From where the page is, so that it also holds under the path of a proxy.
        return reply.redirect(`../../api/${way}/card/${encodeURIComponent(key)}/query/${format}${query}`, 302)
      },
    )
  }
})
