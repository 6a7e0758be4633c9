/** Who and what the numbers of operation stand for. */
import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '../../../api/audit.ts'
import { databasesOptions } from '../../../api/database.ts'
import { peopleOptions } from '../../../api/user.ts'
import { t } from '../../../i18n/t.ts'

export function useNames() {
  const { data: people = [] } = useQuery(peopleOptions)
  const { data: databases = [] } = useQuery(databasesOptions)
  return {
    people,
    databases,
    personName: (id: number | null) =>
      id === null ? t('A guest') : (people.find((one) => one.id === id)?.common_name ?? t('Person {id}', { id })),
    databaseName: (id: number | null) =>
      id === null ? '–' : (databases.find((one) => one.id === id)?.name ?? t('Database {id}', { id })),
  }
}

/** Who did something: what comes from an address without a person was done by a guest of a shared page. */
export function whoDid({ user, address }: Pick<AuditEntry, 'user' | 'address'>): string {
  return user?.common_name ?? (address === null ? t('The server') : t('A guest'))
}

/** What a query was for. */
export function contextText(context: string | null): string {
  if (context === null) return '–'
  const names: Readonly<Record<string, string>> = {
    'ad-hoc': t('A new question'),
    question: t('A question'),
    dashboard: t('A dashboard'),
    pulse: t('An alert'),
    'dashboard-subscription': t('A subscription'),
    'public-question': t('A public link'),
    'public-dashboard': t('A public link'),
    'embedded-question': t('An embedded page'),
    'embedded-dashboard': t('An embedded page'),
  }
  return names[context] ?? (context.endsWith('-download') ? t('A download') : context)
}
