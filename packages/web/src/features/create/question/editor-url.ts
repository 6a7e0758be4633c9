import { urls } from '../../../lib/urls.ts'

/** The dashboard while it is edited, on a tab of it. */
export function editorUrl(dashboard: { id: number; name: string }, tab?: number): string {
  return `${urls.dashboard(dashboard)}${tab === undefined || tab < 0 ? '' : `?tab=${tab}`}#edit`
}
