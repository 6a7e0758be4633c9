/** `/api/slack`: the app that posts to Slack (contract: settings, section 5). */
import { Type } from 'typebox'
import { JsonMap, Maybe } from '../schemas/values.ts'

const Channel = Maybe(Type.String({ maxLength: 200 }))
/** What is left out stays unchanged; a token that comes back masked, too. A token of null removes all. */
export const SlackSettingsBody = Type.Object({
  'slack-app-token': Maybe(Type.String({ maxLength: 1000 })),
  'slack-bug-report-channel': Channel,
  'slack-files-channel': Channel,
})
/** The settings were saved. */
export const SlackSettingsAnswer = Type.Object({ ok: Type.Literal(true) })

/** Where the app posts, and under which name. */
export const SlackIdentity = Type.Object({ team: Type.String(), user: Type.String() })

/** What administrators paste into Slack to make the app. */
export const SlackManifest = Type.Object({
  display_information: JsonMap,
  features: JsonMap,
  oauth_config: JsonMap,
  settings: JsonMap,
})
