/** Short notices at the foot of the window. */
export { toast, type ToastContent } from './toast.ts'
export { Toasts } from './Toasts.tsx'
