/** Timelines: what happened, under the dates of charts and on a page of each collection. */
export { ChartEvents } from './chart/ChartEvents.tsx'
export { EventsButton } from './chart/EventsButton.tsx'
export { sayDay } from './model.ts'
export { TimelinesPage } from './page/TimelinesPage.tsx'
export { useChartTimelines, type ChartTimelines } from './chart/use-chart-timelines.ts'
