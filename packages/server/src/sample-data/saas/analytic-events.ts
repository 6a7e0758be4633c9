import { DAY, LAST_MOMENT, OPENING, formatTimestamp } from '../calendar.ts'
import { createRandom, weighted } from '../prng.ts'
import { drawMoments } from '../rhythm.ts'
import type { SampleRow } from '../schema.ts'
import type { Account } from './accounts.ts'
import { accountsInUse } from './usage.ts'
import { WORKING_TIME } from './working-time.ts'

const COUNT = 30_000
/** By then the first accounts are there. */
const FIRST_EVENT = OPENING + 14 * DAY

/** Pages with their share of visits and their buttons. */
const PAGES: readonly (readonly [path: string, weight: number, buttons: readonly string[]])[] = [
  ['', 26, ['Start Trial', 'Sign In']],
  ['plan', 30, ['Add Task', 'Add Task', 'Share', 'Export']],
  ['calendar', 18, ['Add Event', 'Share']],
  ['team', 10, ['Invite', 'Invite', 'Remove']],
  ['reports', 9, ['Export', 'Subscribe']],
  ['settings', 4, ['Save']],
  ['billing', 3, ['Upgrade', 'Download Invoice']],
]

const drawPage = weighted(PAGES.map((page) => [page, page[1]]))

/** Page views and clicks of accounts in use, in order of time. */
export function createAnalyticEvents(accounts: readonly Account[]): SampleRow[] {
  const random = createRandom('analytic events')
  const chooseAccount = accountsInUse(random, accounts)
  const use = { ...WORKING_TIME, from: FIRST_EVENT, to: LAST_MOMENT, dailyGrowth: 1.0012 }
  return drawMoments(random, use, COUNT).map((moment, index) => {
    const [path, , buttons] = drawPage(random)
    const isClick = random.chance(0.36)
    return {
      ID: index + 1,
      ACCOUNT_ID: chooseAccount(moment).id,
      EVENT: isClick ? 'Button Clicked' : 'Page Viewed',
      TIMESTAMP: formatTimestamp(moment),
      PAGE_URL: `https://planner.example/${path}`,
      BUTTON_LABEL: isClick ? random.pick(buttons) : null,
    }
  })
}
