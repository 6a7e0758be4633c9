import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

export function emailSection(): SettingSection {
  return {
    id: 'email',
    title: t('Email'),
    description: t('The mail server that sends invitations, password resets, subscriptions and alerts.'),
    groups: [{ title: t('Mail server (SMTP)'), settings: [], panels: ['email'] }],
  }
}
