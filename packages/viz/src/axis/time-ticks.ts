/** Ticks of time axes: beginnings of blocks such as months, as fine as their names fit. */
import type { Tick } from './tick.ts'
import { dateNames } from '../format/index.ts'
import { TICK_LEVELS, type TickLevel } from '../scale/index.ts'
import { textWidth } from '../text/index.ts'
import { AXIS_SIZE } from './tick.ts'

const GAP = 14

interface TimeAxis {
  /** Ascending, in milliseconds. */
  times: readonly number[]
  center(index: number): number
  unit: string | null
  locale: string
  /** True for a clock of 24 hours. */
  isDay24: boolean
}

/** The finest ticks that have room; the last level's when none has. */
export function timeTicks(axis: TimeAxis): Tick[] {
  let best: Tick[] = []
  const finest = axis.unit === 'year' ? 'year' : axis.unit === 'quarter' || axis.unit === 'month' ? 'month' : undefined
  for (const level of TICK_LEVELS) {
    if (finest === 'year' && level.label !== 'year') continue
    if (finest === 'month' && level.label !== 'year' && level.label !== 'month') continue
    const ticks = ticksOf(axis, level)
    if (ticks.length === 0) break
    best = ticks
    if (haveRoom(ticks)) return ticks
  }
  return best.slice(0, 1)
}

function ticksOf(axis: TimeAxis, level: TickLevel): Tick[] {
  const ticks: Tick[] = []
  const { times } = axis
  let previous: number | undefined
  for (let i = 0; i < times.length; i += 1) {
    const time = times[i]!
    if (level.block(time) === level.block(i === 0 ? time - 1 : times[i - 1]!)) continue
    ticks.push({ at: axis.center(i), label: tickLabel(axis, level, time, previous) })
    previous = time
    // No axis has room for more.
    if (ticks.length > 400) return ticks
  }
  // A single beginning names less than the first value does.
  if (ticks.length === 0 || (ticks.length === 1 && times.length > 1 && level.label !== 'year')) {
    const first = times[0]
    if (first !== undefined && ticks[0]?.at !== axis.center(0)) {
      return [{ at: axis.center(0), label: tickLabel(axis, level, first, undefined) }, ...ticks]
    }
  }
  return ticks
}

function haveRoom(ticks: readonly Tick[]): boolean {
  return ticks.every(({ at, label }, i) => {
    const next = ticks[i + 1]
    if (next === undefined) return true
    return next.at - at >= (textWidth(label, AXIS_SIZE) + textWidth(next.label, AXIS_SIZE)) / 2 + GAP
  })
}

function tickLabel(axis: TimeAxis, { label }: TickLevel, time: number, previous: number | undefined): string {
  const date = new Date(time)
  const year = String(date.getUTCFullYear())
  const isNewYear = previous === undefined || new Date(previous).getUTCFullYear() !== date.getUTCFullYear()
  const { shortMonths } = dateNames(axis.locale)
  const month = shortMonths[date.getUTCMonth()] ?? ''
  switch (label) {
    case 'year':
      return year
    case 'month': {
      const name = axis.unit === 'quarter' ? `Q${Math.floor(date.getUTCMonth() / 3) + 1}` : month
      return isNewYear ? `${name} ${year}` : name
    }
    case 'day':
      return dayLabel(axis, date, month) + (isNewYear && previous !== undefined ? `, ${year}` : '')
    default: {
      const isNewDay = previous === undefined || Math.floor(previous / 86_400_000) !== Math.floor(time / 86_400_000)
      return isNewDay ? dayLabel(axis, date, month) : clockLabel(axis, date, label)
    }
  }
}

function dayLabel({ locale }: TimeAxis, date: Date, month: string): string {
  const day = date.getUTCDate()
  if (locale.startsWith('en')) return `${month} ${day}`
  return locale.startsWith('de') ? `${day}. ${month}` : `${day} ${month}`
}

function clockLabel({ isDay24 }: TimeAxis, date: Date, label: 'hour' | 'minute'): string {
  const hour = date.getUTCHours()
  const minutes = String(date.getUTCMinutes()).padStart(2, '0')
  if (isDay24) return `${String(hour).padStart(2, '0')}:${minutes}`
  const half = hour < 12 ? 'AM' : 'PM'
  return label === 'hour' ? `${hour % 12 || 12} ${half}` : `${hour % 12 || 12}:${minutes} ${half}`
}
