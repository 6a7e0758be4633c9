/** Signing in: password, second factor, passkey, providers, and a new password by a link. */
export { Card } from './Card.tsx'
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
export { canAskPasskey, makePasskey } from './passkey.ts'
export { hasPasskeys } from './model.ts'
export { Refused } from './Refused.tsx'
export { ResetPasswordPage } from './ResetPasswordPage.tsx'
export { SignInForm } from './SignInForm.tsx'
export { SignInPage } from './SignInPage.tsx'
