import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { ChartTimelines } from './use-chart-timelines.ts'

/** Opens the events of a chart; nothing where there can be none. */
export function EventsButton({ of }: { of: ChartTimelines }) {
  if (of.axis === null || (of.all.length === 0 && !of.mayAdd)) return null
  return (
    <Button icon="event" variant="quiet" isSmall onPress={() => of.open()}>
      {t('Events')}
    </Button>
  )
}
