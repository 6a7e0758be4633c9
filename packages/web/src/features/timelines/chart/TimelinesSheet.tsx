import { Fragment, useEffect, useRef } from 'react'
import type { Timeline } from '../../../api/timeline.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Choice/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { Forms } from '../forms/Forms.tsx'
import { isOf } from '../model.ts'
import { TimelineSection } from '../TimelineSection.tsx'
import type { ChartTimelines } from './use-chart-timelines.ts'
import styles from '../timelines.module.css'

/** Which timelines stand under the chart, and their events. */
export function TimelinesSheet({ of }: { of: ChartTimelines }) {
  const { all, collection, mayAdd, ask } = of
  const own = all.filter((timeline) => isOf(timeline, collection))
  const groups: [string, Timeline[]][] = [
    [t('In {collection}', { collection: own[0]?.collection.name ?? '' }), own],
    [t('In other collections'), all.filter((timeline) => !isOf(timeline, collection))],
  ]
  return (
    <Sheet
      title={t('Events')}
      isOpen={of.isOpen}
      onOpenChange={(isOpen) => !isOpen && of.close()}
      footer={
        mayAdd &&
        all.length > 0 && (
          <Button icon="plus" onPress={() => ask({ kind: 'event', event: null })}>
            {t('Add an event')}
          </Button>
        )
      }
    >
      {all.length === 0 ? (
        <Empty
          icon="event"
          title={t('No events yet')}
          action={
            mayAdd && (
              <Button variant="primary" icon="plus" onPress={() => ask({ kind: 'event', event: null })}>
                {t('Add an event')}
              </Button>
            )
          }
        >
          {t('Events such as a release or a holiday are shown on the time axes of charts.')}
        </Empty>
      ) : (
        <div className={styles.timelines}>
          <Reveal ids={of.current} />
          {groups.map(([title, timelines]) => (
            <Fragment key={title}>
              {timelines.length > 0 && <h3 className={styles.group}>{title}</h3>}
              {timelines.map((timeline) => (
                <TimelineSection
                  key={timeline.id}
                  timeline={timeline}
                  heading={
                    <Checkbox isSelected={of.isShown(timeline)} onChange={(isOn) => of.show(timeline, isOn)}>
                      {timeline.name}
                    </Checkbox>
                  }
                  events={timeline.events ?? []}
                  writable={of.writable}
                  current={of.current}
                  ask={ask}
                />
              ))}
            </Fragment>
          ))}
        </div>
      )}
      <Forms asked={of.asked} timelines={of.writable} collection={collection} onClose={() => ask(null)} />
    </Sheet>
  )
}

/** Scrolls to the first of the events that were asked about. */
function Reveal({ ids }: { ids: readonly number[] }) {
  const place = useRef<HTMLSpanElement>(null)
  const [first] = ids
  useEffect(() => {
    if (first === undefined) return
    place.current?.parentElement?.querySelector(`[data-event="${first}"]`)?.scrollIntoView({ block: 'center' })
  }, [first])
  return <span ref={place} hidden />
}
