/** `/api/setting`. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { JsonMap, NoContent, SettingKeyParams, SettingList, SettingValue, SettingValueBody } from '@querent/contract'
import { SETTING, USER } from '../http/access/access.ts'
import type { Services } from '../services/index.ts'

export const settingRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { settings }) => {
  app.get(
    '/',
    { config: SETTING, schema: { summary: 'List settings with their values', response: { 200: SettingList } } },
    async ({ user }) => settings.list(user),
  )

  app.get(
    '/:key',
    {
      config: USER,
      schema: {
        summary: 'Get the value of a setting',
        description: 'Text is answered as plain text, status 204 stands for the default.',
        params: SettingKeyParams,
        response: { 200: SettingValue, 204: NoContent },
      },
    },
    async ({ user, params }) => settings.get(user, params.key),
  )

  app.put(
    '/',
    {
      config: USER,
      schema: {
        summary: 'Change several settings',
        description: 'All or none. Others than administrators may change their own settings only.',
        body: JsonMap,
        response: { 204: NoContent },
      },
    },
    async ({ user, body }) => settings.write(user, body),
  )

  app.put(
    '/:key',
    {
      config: USER,
      schema: {
        summary: 'Change a setting',
        description: '`null` brings back the default. Others than administrators may change their own settings only.',
        params: SettingKeyParams,
        body: SettingValueBody,
        response: { 204: NoContent },
      },
    },
    async ({ user, params, body }) => settings.write(user, { [params.key]: body.value ?? null }),
  )
}
