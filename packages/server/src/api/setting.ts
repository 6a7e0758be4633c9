/** `/api/setting`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { JsonMap, SettingKeyParams, SettingList, SettingValueBody } from '@querent/contract'
import { ADMIN, USER } from '../http/access.ts'
import type { Services } from '../services/index.ts'

export const settingRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { settings }) => {
  app.get('/', { config: ADMIN, schema: { response: { 200: SettingList } } }, async ({ user }) => settings.list(user))

  app.get('/:key', { config: USER, schema: { params: SettingKeyParams } }, async ({ user, params }) =>
    settings.get(user, params.key),
  )

  app.put('/', { config: USER, schema: { body: JsonMap } }, async ({ user, body }) => settings.write(user, body))

  app.put(
    '/:key',
    { config: USER, schema: { params: SettingKeyParams, body: SettingValueBody } },
    async ({ user, params, body }) => settings.write(user, { [params.key]: body.value ?? null }),
  )
}
