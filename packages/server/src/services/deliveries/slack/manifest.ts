/** The description of an app for Slack, with the permissions that deliveries need. */

const SCOPES = [
  'channels:join',
  'channels:read',
  'chat:write',
  'chat:write.public',
  'files:write',
  'groups:read',
  'users:read',
]
/** Of a name; Slack takes no longer one. */
const MOST_NAME = 35

/** @param product The name that the server goes by. */
export function manifestOf(product: string) {
  const name = product.slice(0, MOST_NAME)
  return {
    display_information: { name, description: 'Posts subscriptions and alerts.' },
    features: { bot_user: { display_name: name, always_online: false } },
    oauth_config: { scopes: { bot: SCOPES } },
    settings: { org_deploy_enabled: false, socket_mode_enabled: false, token_rotation_enabled: false },
  }
}
