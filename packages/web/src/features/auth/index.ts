/** Signing in: password, second factor, passkey, providers, and a new password by a link. */
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx'
export { ResetPasswordPage } from './ResetPasswordPage.tsx'
export { SignInForm } from './SignInForm.tsx'
export { SignInPage } from './SignInPage.tsx'
