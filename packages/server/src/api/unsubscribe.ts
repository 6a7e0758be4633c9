/** `/unsubscribe`: mail programs unsubscribe an address by one click (RFC 8058) where people open the page of its link. */
import { OneClickBody, UnsubscribeAnswer, UnsubscribeQuery } from '@querent/contract'
import { PUBLIC } from '../http/access/access.ts'
import { clientAddressOf } from '../http/request/proxies.ts'
import { routes } from '../http/routes.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const FIELD = /name="?List-Unsubscribe"?[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/i
const LARGEST_BYTES = 4096

export const unsubscribeRoutes = routes('/unsubscribe', 'Deliveries', async (app, { unsubscribing, httpSettings }) => {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: LARGEST_BYTES },
    async (_request: unknown, text: string) => ({ 'List-Unsubscribe': FIELD.exec(text)?.[1] }),
  )

  app.post(
    '/',
    {
      // The hash of the address proves it: no cookie adds to it.
      config: { ...PUBLIC, isProvenByBody: true },
      schema: {
        summary: 'Unsubscribe an address by one click in a mail program',
        description:
          'RFC 8058: a POST to the address in `List-Unsubscribe`. A browser gets the page of the link there. Who has left already gets the same answer.',
        consumes: FORMS,
        querystring: UnsubscribeQuery,
        body: OneClickBody,
        response: { 200: UnsubscribeAnswer },
      },
    },
    async (request) => {
      const { 'pulse-id': id, email, hash } = request.query
      return unsubscribing.leaveByButton(
        { id, email, hash },
        clientAddressOf(request, await httpSettings.addressHeader()),
      )
    },
  )
})
