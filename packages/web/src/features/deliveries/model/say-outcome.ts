import type { NotificationPreview } from '../../../api/notification.ts'
import { t } from '../../../i18n/t.ts'
import type { DeliveryDraft } from './draft.ts'

/** Whether it would be sent now; null for a subscription that would. */
export function sayOutcome(
  { is_empty, is_met }: Pick<NotificationPreview, 'is_empty' | 'is_met'>,
  { skipIfEmpty }: Pick<DeliveryDraft, 'skipIfEmpty'>,
): string | null {
  if (is_met === true) return t('The condition is met now: the alert would be sent.')
  if (is_met === false) return t('The condition is not met now: nothing would be sent.')
  return is_empty && skipIfEmpty ? t('No card has results now: nothing would be sent.') : null
}
