import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { MenuAt, MenuItem } from '../../../ui/Menu/index.ts'
import { Forms } from '../forms/Forms.tsx'
import { sayDay } from '../model.ts'
import { TimelinesSheet } from './TimelinesSheet.tsx'
import type { ChartTimelines } from './use-chart-timelines.ts'

/** What opens from the events of a chart: their list, the menu of a day, and forms. */
export function ChartEvents({ of }: { of: ChartTimelines }) {
  const { chosen, choose, ask } = of
  useActions(
    of.axis === null
      ? []
      : [
          {
            id: 'question.events',
            label: t('Events under the chart'),
            icon: 'event',
            section: t('Question'),
            run: () => of.open(),
          },
        ],
  )
  return (
    <>
      <MenuAt
        label={chosen === null ? t('Events') : sayDay(chosen.day)}
        at={chosen?.at ?? null}
        onClose={() => choose(null)}
      >
        <MenuItem
          icon="plus"
          description={chosen === null ? undefined : sayDay(chosen.day)}
          onAction={() => chosen !== null && ask({ kind: 'event', event: null, day: chosen.day })}
        >
          {t('Add an event here')}
        </MenuItem>
        <MenuItem icon="event" onAction={() => of.open()}>
          {t('All events')}
        </MenuItem>
      </MenuAt>
      {of.isOpen ? (
        <TimelinesSheet of={of} />
      ) : (
        <Forms asked={of.asked} timelines={of.writable} collection={of.collection} onClose={() => ask(null)} />
      )}
    </>
  )
}
