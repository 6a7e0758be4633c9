/** What cards are called. */
import type { DashboardCard } from '../../../api/dashboard.ts'
import { t } from '../../../i18n/t.ts'
import { virtualKind } from './virtual.ts'

export function titleOf(card: DashboardCard): string {
  const { visualization_settings: settings } = card
  const kind = virtualKind(card)
  if (kind === 'action') return String(settings['button.label'] ?? card.action?.name ?? kindName(kind))
  const own = settings['card.title'] ?? card.card?.name
  if (typeof own === 'string' && own !== '') return own
  const text = settings['text']
  if (typeof text === 'string' && text.trim() !== '')
    return text
      .trim()
      .replaceAll(/[#*_`]/g, '')
      .slice(0, 60)
  const { entity, url } = (settings['link'] ?? {}) as { entity?: { name?: string }; url?: string }
  return entity?.name ?? url ?? kindName(kind)
}

export function kindName(kind: string | null): string {
  switch (kind) {
    case 'heading':
      return t('Heading')
    case 'text':
      return t('Text')
    case 'link':
      return t('Link')
    case 'iframe':
      return t('Embedded page')
    case 'action':
      return t('Action')
    case 'placeholder':
      return t('Placeholder')
    default:
      return t('Question')
  }
}
