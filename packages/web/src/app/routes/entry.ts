/** Pages before one is signed in. */
import type { AnyRoute } from '@tanstack/react-router'
import { page } from './route.ts'

export const entryRoutes = <Parent extends AnyRoute>(parent: Parent) =>
  [
    page(parent, '/setup', () => import('../../features/setup/index.ts'), 'SetupPage'),
    page(parent, '/auth/login', () => import('../../features/auth/index.ts'), 'SignInPage'),
    page(parent, '/auth/second-factor', () => import('../../features/account/index.ts'), 'EnrollPage'),
    page(parent, '/auth/forgot_password', () => import('../../features/auth/index.ts'), 'ForgotPasswordPage'),
    page(parent, '/auth/reset_password/$token', () => import('../../features/auth/index.ts'), 'ResetPasswordPage'),
    page(parent, '/auth/undo_address/$token', () => import('../../features/auth/index.ts'), 'UndoAddressPage'),
    page(parent, '/unsubscribe', () => import('../../features/deliveries/index.ts'), 'UnsubscribePage'),
  ] as const
