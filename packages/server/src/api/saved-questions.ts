/** `/api/database/-1337`: saved questions and models as tables of a database. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Nullable, SavedSchemaParams } from '@querent/contract'
import { Type } from 'typebox'
import { USER } from '../http/access.ts'
import { sendJsonPieces } from '../http/json-text.ts'
import type { Services } from '../services/index.ts'

const Texts = Type.Array(Type.String())
const VirtualTables = Type.Array(
  Type.Object({ id: Type.String(), db_id: Nullable(Type.Integer()), display_name: Type.String() }),
)

const KINDS = [
  { names: '/schemas', tables: '/schema', kind: 'question' },
  { names: '/datasets', tables: '/datasets', kind: 'model' },
] as const

export const savedQuestionsRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { databases }) => {
  const { saved } = databases
  app.get('/metadata', { config: USER }, async ({ user }, reply) => sendJsonPieces(reply, await saved.metadata(user)))

  for (const { names, tables, kind } of KINDS) {
    app.get(names, { config: USER, schema: { response: { 200: Texts } } }, async ({ user }) =>
      saved.schemas(user, kind),
    )

    app.get(
      `${tables}/:schema`,
      { config: USER, schema: { params: SavedSchemaParams, response: { 200: VirtualTables } } },
      async ({ user, params }) => saved.tables(user, params.schema, kind),
    )
  }

  app.get('/schema', { config: USER, schema: { response: { 200: VirtualTables } } }, async ({ user }) =>
    saved.tables(user, '', 'question'),
  )
}
