/** What a question or a dashboard is and was: the panel that tells it, and the bookmark. */
export { InfoTools } from './InfoTools.tsx'
export { openInfo } from './info-store.ts'
