/**
 * Serves the web application (docs/explanation/page.md): finds or builds it beside the first requests, writes into each page
 * what it would ask for first, and says what the page may load.
 */
export { installWeb, type WebServices } from './routes.ts'
export { createSite, type Site } from './site.ts'
