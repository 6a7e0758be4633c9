/** Subscriptions and alerts: to whom, when and what; and what became of them. */
export { DeliveriesPage } from './log/DeliveriesPage.tsx'
export { MyDeliveries } from './lists/MyDeliveries.tsx'
export { UnsubscribePage } from './UnsubscribePage.tsx'
export type { Subject } from './model/draft.ts'
export { useDeliveryAction } from './use-delivery-action.tsx'
