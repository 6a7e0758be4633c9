import type { CardType } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'

/** What stands in place of a name as long as there is none. */
export function newName(type: CardType | undefined): string {
  if (type === 'model') return t('New model')
  return type === 'metric' ? t('New metric') : t('New question')
}
