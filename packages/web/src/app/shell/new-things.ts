/** What can be made: the menu "New" and the palette are made from it. */
import type { CurrentUser } from '../../api/session.ts'
import { askForDashboard } from '../../features/create/dashboard/index.ts'
import { forPurpose } from '../../features/create/question/index.ts'
import { askForUpload } from '../../features/uploads/ask/index.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'

interface NewThing {
  id: string
  icon: IconName
  label: string
  /** The same in the menu. */
  short: string
  /** Pressed one after the other. */
  keys?: string
  /** Where it is made; or `ask`. */
  href?: string
  ask?(): void
}

/** As far as the person may. */
export function newThings({ permissions }: CurrentUser): NewThing[] {
  const [question, ...built] = permissions.can_create_queries ? builtThings() : []
  return [
    ...(question === undefined ? [] : [question]),
    ...(permissions.can_create_native_queries ? [sqlQuestion()] : []),
    ...built,
    {
      id: 'dashboard',
      icon: 'dashboard',
      label: t('New dashboard'),
      short: t('Dashboard'),
      keys: 'n d',
      ask: () => askForDashboard(),
    },
    {
      id: 'upload',
      icon: 'upload',
      label: t('Upload a file'),
      short: t('Upload a file'),
      keys: 'n f',
      ask: () => askForUpload(),
    },
  ]
}

function sqlQuestion(): NewThing {
  const label = t('New SQL question')
  return { id: 'sql', icon: 'sql', label, short: t('SQL question'), keys: 'n s', href: urls.newSql }
}

/** Made from steps. */
function builtThings(): NewThing[] {
  const made = (type: 'model' | 'metric') => forPurpose(urls.newQuestion, { type })
  const question = { label: t('New question'), short: t('Question'), keys: 'n q', href: urls.newQuestion }
  return [
    { id: 'question', icon: 'question', ...question },
    { id: 'model', icon: 'model', label: t('New model'), short: t('Model'), href: made('model') },
    { id: 'metric', icon: 'metric', label: t('New metric'), short: t('Metric'), href: made('metric') },
  ]
}
