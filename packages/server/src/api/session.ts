/** `/api/session`: maps HTTP to the session service and holds no rule of its own. */
import {
  AddressUndone,
  ForgotPasswordBody,
  GoogleAuthBody,
  JsonMap,
  LoginBody,
  LoginRefusal,
  NewPasswordAnswer,
  NoContent,
  PasskeyLoginBody,
  PasskeyOptions,
  PasswordCheckBody,
  PlainText,
  ResetPasswordBody,
  SessionId,
  TokenQuery,
  UndoAddressBody,
  Validity,
} from '@querent/contract'
import { PUBLIC } from '../http/access/access.ts'
import { clearSessionCookies, originOf, presentedCredentials, setSessionCookies } from '../http/access/session.ts'
import { routes } from '../http/routes.ts'

export const sessionRoutes = routes('/api/session', 'Sessions', async (app, { sessions, settings, httpSettings }) => {
  app.get(
    '/properties',
    { config: PUBLIC, schema: { summary: 'Get the settings that the caller may read', response: { 200: JsonMap } } },
    async ({ visitor }) => settings.properties(visitor),
  )

  app.post(
    '/',
    {
      config: PUBLIC,
      schema: {
        summary: 'Log in',
        description:
          'The ID goes into the header `X-Metabase-Session`; browsers get it as a cookie too. People with a second factor send ' +
          'it beside the password: `totp_code`, `recovery_code` or `passkey`.',
        body: LoginBody,
        response: { 200: SessionId, 401: LoginRefusal },
      },
    },
    async (request, reply) => {
      const { remember, ...credentials } = request.body
      const id = await sessions.login(credentials, originOf(request, await httpSettings.addressHeader()))
      setSessionCookies(request, reply, { id, rules: await sessions.cookieRules(), isRemembered: remember === true })
      return { id }
    },
  )

  app.post(
    '/passkey/options',
    {
      config: PUBLIC,
      schema: {
        summary: 'Start proving who you are with a passkey',
        description:
          'For `navigator.credentials.get()`. Without a session, for a passkey alone; with one, for a passkey of its user. ' +
          'The challenge is valid once, for five minutes.',
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => {
      const { address } = originOf(request, await httpSettings.addressHeader())
      return sessions.passkeyOptions(request.visitor, address)
    },
  )

  app.post(
    '/passkey',
    {
      config: PUBLIC,
      schema: { summary: 'Log in with a passkey', body: PasskeyLoginBody, response: { 200: SessionId } },
    },
    async (request, reply) => {
      const { passkey, remember } = request.body
      const id = await sessions.passkeyLogin(passkey, originOf(request, await httpSettings.addressHeader()))
      setSessionCookies(request, reply, { id, rules: await sessions.cookieRules(), isRemembered: remember === true })
      return { id }
    },
  )

  app.delete(
    '/',
    { config: PUBLIC, schema: { summary: 'Log out', response: { 204: NoContent } } },
    async (request, reply) => {
      await sessions.logout(presentedCredentials(request))
      clearSessionCookies(reply)
    },
  )

  app.post(
    '/forgot_password',
    {
      config: PUBLIC,
      schema: {
        summary: 'Send a password reset link',
        description: 'Status 204 even for an unknown address.',
        body: ForgotPasswordBody,
        response: { 204: NoContent },
      },
    },
    async (request) => {
      const { address } = originOf(request, await httpSettings.addressHeader())
      await sessions.forgotPassword(request.body.email, address)
    },
  )

  app.post(
    '/reset_password',
    {
      config: PUBLIC,
      schema: {
        summary: 'Set a new password with a reset link',
        description: 'Starts a session. People with a second factor send it, as in a login.',
        body: ResetPasswordBody,
        response: { 200: NewPasswordAnswer, 401: LoginRefusal },
      },
    },
    async (request, reply) => {
      const id = await sessions.resetPassword(request.body, originOf(request, await httpSettings.addressHeader()))
      setSessionCookies(request, reply, { id, rules: await sessions.cookieRules() })
      return { success: true as const, session_id: id }
    },
  )

  app.get(
    '/password_reset_token_valid',
    {
      config: PUBLIC,
      schema: { summary: 'Check a password reset link', querystring: TokenQuery, response: { 200: Validity } },
    },
    async ({ query }) => ({ valid: await sessions.isResetToken(query.token) }),
  )

  app.post(
    '/undo_address',
    {
      config: PUBLIC,
      schema: {
        summary: 'Undo an email address change with a link',
        description:
          'For the link that was sent to the old address. Ends all sessions and the password of the account; the answer has a ' +
          'token to set a new one.',
        body: UndoAddressBody,
        response: { 200: AddressUndone },
      },
    },
    async (request) => {
      const { address } = originOf(request, await httpSettings.addressHeader())
      return sessions.undoAddress(request.body.token, address)
    },
  )

  app.post(
    '/password-check',
    {
      config: PUBLIC,
      schema: {
        summary: 'Check whether a password is good enough',
        description: 'Status 400 if it is not.',
        body: PasswordCheckBody,
        response: { 200: Validity },
      },
    },
    async ({ body }) => sessions.checkPassword(body.password),
  )

  app.post(
    '/google_auth',
    {
      config: PUBLIC,
      schema: {
        summary: 'Log in with Google',
        description: 'Not offered: always refused with status 400.',
        body: GoogleAuthBody,
        response: { 400: PlainText },
      },
    },
    async () => sessions.refuseGoogle(),
  )
})
