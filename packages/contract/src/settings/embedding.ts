/** Embedding and public sharing. */
import { checkEmbeddingSecretKey, checkPreviousSecretKey, checkSdkOrigins, checkTime } from './checks.ts'
import { settingsFor, type SettingDefinition } from './definition.ts'

const open = settingsFor('public')
const user = settingsFor('authenticated')
const admin = settingsFor('admin')

/** Switches that need a secret key once they are on. */
export const EMBEDDING_SWITCHES = [
  'enable-embedding',
  'enable-embedding-static',
  'enable-embedding-sdk',
  'enable-embedding-interactive',
  'enable-embedding-simple',
] as const

/** Two names of one switch, the newer one first (contract: sharing, section 3.7). */
export const STATIC_EMBEDDING_SWITCHES = ['enable-embedding-static', 'enable-embedding'] as const

/** Public links and embedding. */
export const EMBEDDING_SETTINGS: readonly SettingDefinition[] = [
  user('enable-public-sharing', 'boolean', 'Whether content can be shared by link.', { default: true }),
  user('enable-embedding', 'boolean', 'The same as enable-embedding-static (older name).', {
    default: false,
  }),
  user('enable-embedding-static', 'boolean', 'Whether content can be embedded with signed tokens.', {
    default: false,
  }),
  user('enable-embedding-sdk', 'boolean', 'Whether pages can embed components.', { default: false }),
  user('enable-embedding-interactive', 'boolean', 'Whether the whole application can be embedded.', {
    default: false,
  }),
  user('enable-embedding-simple', 'boolean', 'Whether components can be embedded by script.', { default: false }),
  open('embedding-app-origin', 'string', 'Origins that may embed the application (older name).'),
  open('embedding-app-origins-interactive', 'string', 'Origins that may embed the whole application.'),
  open('embedding-app-origins-sdk', 'string', 'Origins that may embed components, separated by spaces.', {
    default: '',
    check: checkSdkOrigins,
  }),
  admin('disable-cors-on-localhost', 'boolean', 'Refuse pages on localhost unless they are listed.', {
    default: false,
  }),
  admin('embedding-secret-key', 'string', 'Key that embedding tokens are signed with: 64 hexadecimal digits.', {
    isSealed: true,
    check: checkEmbeddingSecretKey,
  }),
  admin('embedding-secret-key-previous', 'string', 'Earlier key whose tokens remain valid while keys change.', {
    isSecret: true,
    check: checkPreviousSecretKey,
  }),
  admin('embedding-secret-key-previous-until', 'timestamp', 'When tokens of the earlier key stop being valid.', {
    check: checkTime,
  }),
  admin('embedding-homepage', 'string', 'State of the embedding part of the home page.', {
    default: 'hidden',
    options: ['hidden', 'visible', 'dismissed-done', 'dismissed-run-into-issues', 'dismissed-not-interested-now'],
  }),
  admin('show-static-embed-terms', 'boolean', 'Show the terms of static embedding.', { default: true }),
  admin('show-sdk-embed-terms', 'boolean', 'Show the terms of component embedding.', { default: true }),
  admin('show-simple-embed-terms', 'boolean', 'Show the terms of script embedding.', { default: true }),
]
