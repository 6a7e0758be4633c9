/** What versions are called. */
import type { Revision } from '../../../api/revision.ts'
import { t } from '../../../i18n/t.ts'
import { moment } from '../../../i18n/when.ts'

/** Who made a version. */
export const personOf = ({ user }: Revision): string => user.common_name ?? t('A former user')

/** When it was made and by whom. */
export const nameOfVersion = (revision: Revision): string =>
  t('{time}, {name}', { time: moment(revision.timestamp), name: personOf(revision) })

/** What was done, as a sentence of its own. */
export function sentenceOf({ message, description }: Revision): string {
  const said = message === null || message === '' ? description : message
  return said.charAt(0).toUpperCase() + said.slice(1)
}
