/** The menu at a mark, for pages that show questions of others. */
export { DrillMenu } from './DrillMenu.tsx'
