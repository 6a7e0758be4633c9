/** Subscriptions and alerts: to whom, when and what; and what became of them. */
export { DeliveriesPage } from './log/DeliveriesPage.tsx'
export { MyDeliveries } from './lists/MyDeliveries.tsx'
export { UnsubscribePage } from './UnsubscribePage.tsx'
