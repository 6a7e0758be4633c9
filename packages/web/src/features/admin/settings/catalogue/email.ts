import { t } from '../../../../i18n/t.ts'
import type { SettingSection } from './types.ts'

export function emailSection(): SettingSection {
  return {
    id: 'email',
    title: t('Email'),
    description: t('The mail server that sends invitations and password resets.'),
    groups: [{ title: t('Mail server (SMTP)'), settings: [], panels: ['email'] }],
  }
}
