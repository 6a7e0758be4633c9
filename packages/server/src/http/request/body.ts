/** Request bodies: JSON that loses no digit, and forms for downloads. */
import { isUtf8 } from 'node:buffer'
import { ApiError, isTooDeep, parseExactJson } from '@querent/contract'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'

export async function installBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) => {
    try {
      if (!isUtf8(bytes)) throw new ApiError(400, { message: 'The request body is not valid UTF-8.' })
      const text = bytes.toString()
      if (NULL_CHARACTER.test(text)) throw nullCharacter()
      if (isTooDeep(text)) throw new ApiError(400, { message: 'The request body is nested too deeply.' })
      done(null, parseJson(text))
    } catch (error) {
      if (error instanceof ApiError) return done(error, undefined)
      const reason = error instanceof Error ? error.message : ''
      done(new ApiError(400, { message: `The request body is not valid JSON: ${reason}` }), undefined)
    }
  })
  await app.register(formbody)
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') done(encodedBody(encoding))
    else done(request.url.includes('%00') ? nullCharacter() : undefined)
  })
}

function encodedBody(encoding: string): ApiError {
  return new ApiError(415, { message: `Bodies are taken without a Content-Encoding, not as ${encoding}.` })
}

const BYTE_ORDER_MARK = '\uFEFF'

/** `\u0000` that is not itself escaped, or the character as it is. */
const NULL_CHARACTER = /(?:^|[^\\])(?:\\\\)*\\u0000|\0/

/** PostgreSQL stores no null character, and no text that people write holds one. */
function nullCharacter(): ApiError {
  return new ApiError(400, { message: 'The request holds a null character (U+0000), which no text may contain.' })
}

/**
 * An empty body counts as none: many clients send the JSON content type with every request. Some put a byte order mark
 * in front, which is no part of the JSON.
 */
function parseJson(text: string): unknown {
  const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  return json.trim() === '' ? undefined : parseExactJson(json)
}
