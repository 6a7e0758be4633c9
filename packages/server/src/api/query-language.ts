/** `/api/query-language`: what whoever builds queries must know of the language. */
import { QueryLanguageAnswer } from '@querent/contract'
import { USER } from '../http/access/access.ts'
import { fixedAnswer, sendFixed } from '../http/answers/fixed-answer.ts'
import { routes } from '../http/routes.ts'

/** Another version of the server may give another answer at the same address. */
const CACHING = 'private, no-cache'

export const queryLanguageRoutes = routes('/api/query-language', 'Queries', async (app, { queryLanguage }) => {
  const answer = fixedAnswer(queryLanguage.describe)

  app.get(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Describe the query language',
        description:
          'Every clause with its arguments, the type of its value, the engines that have it and a line of help; units, ' +
          'joins and binning. It is the same until the server is upgraded: ask with `If-None-Match`.',
        response: { 200: QueryLanguageAnswer },
      },
    },
    async (request, reply) => sendFixed(request, reply, await answer(), CACHING),
  )
})
