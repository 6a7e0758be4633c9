import { DAY, LAST_MOMENT, OPENING, formatTimestamp } from '../calendar.ts'
import { drawMailbox, drawName } from '../names.ts'
import { createRandom } from '../prng.ts'
import type { Random } from '../prng.ts'
import { drawMoments } from '../rhythm.ts'
import type { SampleRow } from '../schema.ts'
import type { Account } from './accounts.ts'
import { accountsInUse } from './usage.ts'
import { WORKING_TIME } from './working-time.ts'

const COUNT = 900
/** Nobody is asked before the tool has been in use for two months. */
const FIRST_ANSWER = OPENING + 60 * DAY

const WORDS = ['Very Poor', 'Poor', 'Average', 'Good', 'Excellent']

const REMARKS: readonly (readonly string[])[] = [
  [
    'We lost a whole week of plans.',
    'Support never answered.',
    'Too slow to work with.',
    'The last update broke our calendar.',
  ],
  ['Too many clicks for simple things.', 'Hard to explain to new colleagues.', 'The price is steep for what it does.'],
  [
    'Fine, but the reports could show more.',
    'It does what it says.',
    'A mobile version would help.',
    'It took us some time to get used to it.',
  ],
  ['Saves us an hour a day.', 'Sharing plans works very well.', 'Good value. Please add reminders.'],
  [
    'The whole team likes it.',
    'We could not do without it now.',
    'Setting up took ten minutes.',
    'Support is outstanding.',
  ],
]

/** Answers to the survey, in order of time. */
export function createFeedback(accounts: readonly Account[]): SampleRow[] {
  const random = createRandom('feedback')
  const chooseAccount = accountsInUse(random, accounts)
  const answers = { ...WORKING_TIME, from: FIRST_ANSWER, to: LAST_MOMENT, dailyGrowth: 1.0009 }
  return drawMoments(random, answers, COUNT).map((moment, index) => {
    const account = chooseAccount(moment)
    const rating = Math.min(5, Math.max(1, Math.round(1.2 + 4.2 * account.satisfaction + 0.8 * random.bell())))
    return {
      ID: index + 1,
      ACCOUNT_ID: account.id,
      EMAIL: drawEmail(random, account),
      DATE_RECEIVED: formatTimestamp(moment),
      RATING: rating,
      RATING_MAPPED: WORDS[rating - 1]!,
      BODY: random.chance(0.3) ? null : random.pick(REMARKS[rating - 1]!),
    }
  })
}

/** Mostly the owner's address, otherwise a colleague's. */
function drawEmail(random: Random, account: Account): string {
  if (random.chance(0.7)) return account.email
  return `${drawMailbox(random, drawName(random), new Set())}@${account.mailDomain}`
}
