/** `/api/database/-1337`: saved questions and models as tables of a database. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SavedQuestionsMetadata, SavedSchemaParams, VirtualTableList } from '@querent/contract'
import { Type } from 'typebox'
import { USER } from '../http/access/access.ts'
import { sendJsonPieces } from '../http/answers/json-text.ts'
import type { Services } from '../services/index.ts'

const Texts = Type.Array(Type.String())

const KINDS = [
  { names: '/schemas', tables: '/schema', kind: 'question', plural: 'saved questions' },
  { names: '/datasets', tables: '/datasets', kind: 'model', plural: 'models' },
] as const

export const savedQuestionsRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { databases }) => {
  const { saved } = databases
  app.get(
    '/metadata',
    {
      config: USER,
      schema: {
        summary: 'Get the saved questions as a database with its fields',
        response: { 200: SavedQuestionsMetadata },
      },
    },
    async ({ user }, reply) => sendJsonPieces(reply, await saved.metadata(user)),
  )

  for (const { names, tables, kind, plural } of KINDS) {
    app.get(
      names,
      {
        config: USER,
        schema: { summary: `List collections that contain ${plural} as schemas`, response: { 200: Texts } },
      },
      async ({ user }) => saved.schemas(user, kind),
    )

    app.get(
      `${tables}/:schema`,
      {
        config: USER,
        schema: {
          summary: `List the ${plural} of a collection as tables`,
          params: SavedSchemaParams,
          response: { 200: VirtualTableList },
        },
      },
      async ({ user, params }) => saved.tables(user, params.schema, kind),
    )
  }

  app.get(
    '/schema',
    {
      config: USER,
      schema: { summary: 'List saved questions in no collection as tables', response: { 200: VirtualTableList } },
    },
    async ({ user }) => saved.tables(user, '', 'question'),
  )
}
