/** `/api/ee/content-translation`: the dictionary for embedded content. */
import {
  ApiError,
  badRequest,
  Dictionary,
  DictionaryFile,
  DictionaryQuery,
  DictionaryTokenParams,
  DictionaryUploaded,
} from '@querent/contract'
import type { FastifyRequest } from 'fastify'
import { ADMIN, GUEST, USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

/** 1.5 MiB, and what a form puts around it. */
const MAX_BYTES = 1.5 * 1024 * 1024
const FORM_BYTES = 16 * 1024

export const contentTranslationRoutes = routes('/api/ee/content-translation', 'Translations', async (app, services) => {
  const { contentTranslations } = services

  app.addContentTypeParser(
    ['multipart/form-data', 'text/csv'],
    { parseAs: 'buffer', bodyLimit: MAX_BYTES + FORM_BYTES },
    async (request: FastifyRequest, bytes: Buffer) => fileIn(String(request.headers['content-type']), bytes),
  )

  app.get(
    '/csv',
    {
      config: ADMIN,
      schema: {
        summary: 'Download the dictionary for content',
        description: 'Adds a sample if there is none.',
        response: { 200: DictionaryFile },
      },
    },
    async (_request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="content-translations.csv"')
        .type('text/csv; charset=utf-8')
        .send(await contentTranslations.file()),
  )

  app.post(
    '/upload-dictionary',
    {
      config: ADMIN,
      bodyLimit: MAX_BYTES + FORM_BYTES,
      schema: {
        summary: 'Replace the dictionary for content',
        description:
          'A CSV file with the columns `Locale Code`, `String` and `Translation`, of 1.5 MiB at most: as `file` of a form, or ' +
          'as the body itself. All existing entries are removed.',
        consumes: ['multipart/form-data', 'text/csv'],
        response: { 200: DictionaryUploaded },
      },
    },
    async ({ user, body }) => {
      if (typeof body !== 'string') throw badRequest('No file provided')
      await contentTranslations.replace(user, body)
      return { success: true as const }
    },
  )

  app.get(
    '/dictionary',
    {
      config: USER,
      schema: {
        summary: 'Get the dictionary of a locale',
        querystring: DictionaryQuery,
        response: { 200: Dictionary },
      },
    },
    async ({ query }) => contentTranslations.dictionary(query.locale),
  )

  app.get(
    '/dictionary/:token',
    {
      config: GUEST,
      schema: {
        summary: 'Get the dictionary of a locale with a token',
        description: 'The token is for embedded content, signed with the embedding key.',
        params: DictionaryTokenParams,
        querystring: DictionaryQuery,
        response: { 200: Dictionary },
      },
    },
    async ({ params, query }) => contentTranslations.dictionaryFor(params.token, query.locale),
  )
})

/** The text of the file that a body is or holds. @throws {ApiError} 400 for none, 413 for one that is too large. */
async function fileIn(contentType: string, bytes: Buffer): Promise<string> {
  const file = contentType.startsWith('text/csv')
    ? new Blob([new Uint8Array(bytes)])
    : await fileOfForm(contentType, bytes)
  if (file.size > MAX_BYTES) throw new ApiError(413, { message: 'The dictionary should be less than 1.5MB.' })
  const text = new TextDecoder('utf-8', { fatal: true })
  try {
    return text.decode(await file.arrayBuffer())
  } catch {
    throw new ApiError(400, { message: 'The file is not valid UTF-8.' })
  }
}

async function fileOfForm(contentType: string, bytes: Buffer): Promise<Blob> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof Blob)) throw badRequest('No file provided')
  return file
}
