/** What an organisation has chosen in place of our look: colors, logo, and the icon of the tab. */
export { showIcon } from './icon.ts'
export { logoOf } from './logo.ts'
export { tokensOf } from './tokens.ts'
