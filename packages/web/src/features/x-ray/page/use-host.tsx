import { useRouter } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { findValues } from '../../../api/dataset.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import { requestParameters } from '../../../filters/index.ts'
import { t } from '../../../i18n/t.ts'
import { useAddressSearch } from '../../../lib/address/index.ts'
import { urls } from '../../../lib/urls.ts'
import { filtersOfTab } from '../../../models/dashboard/reach/index.ts'
import { runsOf } from '../../../models/dashboard/transient/index.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { useDrill } from '../../card-drill/index.ts'
import type { DashboardHost, ShownDashboard } from '../../dashboard-view/index.ts'

/** The application as the host of a dashboard that is not stored: its cards and their marks lead to questions that are not saved. */
export function useHost(dashboard: ShownDashboard): { host: DashboardHost; menu: ReactNode } {
  const router = useRouter()
  const search = useAddressSearch()
  const run = useMemo(() => runOf(dashboard), [dashboard])
  const { pressOf, menu } = useDrill(dashboard.parameters)
  const host: DashboardHost = {
    address: {
      search,
      go: (next) => void router.navigate({ to: '.', search: next, hash: true, resetScroll: false }),
    },
    links: { hasItems: true, questionOf, pressOf },
    tools: ({ card }) => ({ tools: () => <Reason text={card?.description ?? ''} /> }),
    run,
    filtersOf: (tab) => filtersOfTab(dashboard, tab),
  }
  return { host, menu }
}

function runOf({ parameters, dashcards }: ShownDashboard): DashboardHost['run'] {
  return {
    path: '',
    ask: runsOf(dashcards),
    request: (values) => requestParameters(parameters, values),
    sourceOf: () => ({
      find(id, text, signal) {
        const parameter = parameters.find((one) => one.id === id)
        return findValues(parameter ?? {}, fieldsOf(dashcards, id), text, signal)
      },
    }),
  }
}

/** The field that a filter is about. */
function fieldsOf(dashcards: readonly DashboardCard[], parameter: string): number[] {
  const mappings = dashcards.flatMap(({ parameter_mappings }) => parameter_mappings)
  const target: unknown = mappings.find(({ parameter_id }) => parameter_id === parameter)?.target
  const reference: unknown = Array.isArray(target) ? target[1] : undefined
  const id: unknown = Array.isArray(reference) ? reference[1] : undefined
  return typeof id === 'number' ? [id] : []
}

function questionOf({ card }: DashboardCard): string | null {
  if (card?.dataset_query === undefined) return null
  const { dataset_query, display = 'table', visualization_settings = {} } = card
  return urls.unsaved({ dataset_query, display, visualization_settings })
}

/** Why the card is there. */
function Reason({ text }: { text: string }) {
  if (text === '') return null
  return <IconButton icon="info" isSmall label={t('Why: {reason}', { reason: text })} />
}
