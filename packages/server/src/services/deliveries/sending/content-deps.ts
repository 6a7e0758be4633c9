/** What content is made from. */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Store } from '../../../store/index.ts'
import type { CardQueryService, DashboardQueryService } from '../../asking/queries/index.ts'
import type { DashboardFileService } from '../../asking/files/index.ts'
import type { ReasonsArea } from '../../reasons/index.ts'
import type { CardService } from '../../content/cards/index.ts'
import type { DashboardService } from '../../content/dashboards/index.ts'

export interface ContentDeps {
  store: Store
  cards: CardService
  dashboards: DashboardService
  cardQueries: CardQueryService
  dashboardQueries: DashboardQueryService
  dashboardFiles: DashboardFileService
  reasons: ReasonsArea['reasons']
  site(): Promise<{ name: string; url: string }>
  nameOf(user: CurrentUser): string
  now: () => number
}
