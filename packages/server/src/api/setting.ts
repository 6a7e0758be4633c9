/** `/api/setting`. */
import { JsonMap, NoContent, SettingKeyParams, SettingList, SettingValue, SettingValueBody } from '@querent/contract'
import { SETTING, USER } from '../http/access/access.ts'
import { routes } from '../http/routes.ts'

export const settingRoutes = routes('/api/setting', 'Settings', async (app, { settings }) => {
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
        description: 'Text is answered as plain text; status 204 means the default.',
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
        description: 'All or none. People other than administrators can change only their own settings.',
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
        description:
          '`null` restores the default. People other than administrators can change only their own settings.',
        params: SettingKeyParams,
        body: SettingValueBody,
        response: { 204: NoContent },
      },
    },
    async ({ user, params, body }) => settings.write(user, { [params.key]: body.value ?? null }),
  )
})
