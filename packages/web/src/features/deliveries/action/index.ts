/** Subscribing and alerts for the pages of dashboards and questions; the form loads when it is opened. */
export type { Subject } from '../model/draft.ts'
export { useDeliveryAction } from './use-delivery-action.tsx'
