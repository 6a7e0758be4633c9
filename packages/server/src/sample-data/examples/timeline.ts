/** Days that explain what charts show; `rhythm` and `orders` have these turns in their data. */
import type { ExampleTimeline } from './types.ts'

export const TIMELINE: ExampleTimeline = {
  name: 'What happened',
  description: 'Days that explain a peak, a dip or a turn in the charts of this collection.',
  icon: 'star',
  events: [
    {
      name: 'A video made the rounds',
      description: 'Somebody with many followers unpacked a parcel of ours: three times the usual orders for a day.',
      timestamp: '2024-06-12',
      icon: 'star',
    },
    {
      name: 'New prices for the planner',
      description: 'Accounts from before keep the lower prices.',
      timestamp: '2024-04-01',
      icon: 'bell',
    },
    {
      name: 'Shop unreachable',
      description: 'Hardly any orders could be placed that day.',
      timestamp: '2025-03-18',
      icon: 'warning',
    },
    {
      name: 'Black Friday 2025',
      description: 'The Friday after Thanksgiving, with discounts until Monday.',
      timestamp: '2025-11-28',
      icon: 'cake',
    },
    {
      name: 'Black Friday 2026',
      description: 'The Friday after Thanksgiving, with discounts until Monday.',
      timestamp: '2026-11-27',
      icon: 'cake',
    },
  ],
}
