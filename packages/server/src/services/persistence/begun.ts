/** Rows of the app database for what somebody wants to have kept. */
import type { UserWork } from '../shared/work.ts'
import type { PersistenceRow } from '../../store/index.ts'
import { STOPPED } from './states.ts'

/** What is to be kept, and how. */
interface Wanted extends Pick<
  PersistenceRow,
  'kind' | 'card_id' | 'table_id' | 'database_id' | 'target' | ChosenName
> {}

type ChosenName = 'max_age_s' | 'accepts_float_sums' | 'growing_column' | 'look_back' | 'full_every'

/** How every refresh reads all rows. */
export const NOT_GROWING = { growing_column: null, look_back: null, full_every: null } as const

/** The id of the row that waits for its first refresh; undefined where it is kept already: then only the choices change. */
export async function begun({ repositories, user, time }: UserWork, wanted: Wanted): Promise<number | undefined> {
  const { persistence } = repositories
  const waiting = {
    state: 'creating',
    state_changed_at: time,
    creator_id: user.id,
    failure_told_at: null,
  } as const
  const found =
    wanted.table_id === null
      ? await persistence.findByCard(wanted.card_id ?? 0)
      : await persistence.findByTable(wanted.table_id)
  if (found === undefined) return persistence.create({ ...wanted, ...waiting, refresh_begin: time })
  const { max_age_s, accepts_float_sums, growing_column, look_back, full_every } = wanted
  if (!STOPPED.includes(found.state)) {
    if (found.target === wanted.target && found.target === 'copy')
      await persistence.update(found.id, { max_age_s, accepts_float_sums, growing_column, look_back, full_every })
    return undefined
  }
  const isMoved = found.target !== wanted.target
  // What was kept elsewhere is not read from here.
  if (isMoved && found.current_version_id !== null)
    await persistence.updateVersion(found.current_version_id, { ended_at: time })
  const place = isMoved ? { current_version_id: null } : {}
  const isBegun = await persistence.update(found.id, { ...wanted, ...waiting, ...place }, STOPPED)
  return isBegun ? found.id : undefined
}
