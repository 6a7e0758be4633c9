/** Subscriptions and alerts: to whom, when and what; and what became of them. */
export { useDeliveryAction } from './use-delivery-action.tsx'
