/** `/api/second-factor`, and the second factors of another user. */
import {
  ChangeProof,
  FactorNameBody,
  IdParams,
  MissingFactors,
  MissingFactorsQuery,
  NewPasskeyBody,
  NewSecondFactor,
  NewTotpBody,
  NoContent,
  PasskeyOptions,
  PendingTotp,
  RecoveryCodes,
  SecondFactor,
  SecondFactors,
  TotpCodeBody,
} from '@querent/contract'
import { ADMIN, ENROLLING_USER } from '../http/access/access.ts'
import { readPage } from '../http/request/paging.ts'
import { routes } from '../http/routes.ts'

const PROOF = 'Needs the password, or a code from one of the second factors; a session alone is not enough.'

export const secondFactorRoutes = routes('/api/second-factor', 'Users', async (app, { secondFactors }) => {
  app.get(
    '/',
    { config: ENROLLING_USER, schema: { summary: 'List your second factors', response: { 200: SecondFactors } } },
    async ({ user }) => secondFactors.list(user),
  )

  app.get(
    '/missing',
    {
      config: ADMIN,
      schema: {
        summary: 'List people without a second factor',
        description: 'Says for each of them whether a group requires one.',
        querystring: MissingFactorsQuery,
        response: { 200: MissingFactors },
      },
    },
    async ({ user, query }) => secondFactors.missing(user, readPage(query)),
  )

  app.post(
    '/totp',
    {
      config: ENROLLING_USER,
      schema: {
        summary: 'Start adding one-time passwords',
        description: `Returns a secret for an authenticator app, which counts once a code from it has been sent. ${PROOF}`,
        body: NewTotpBody,
        response: { 200: PendingTotp },
      },
    },
    async ({ user, body: { name, ...proof } }) => secondFactors.beginTotp(user, name ?? 'Authenticator app', proof),
  )

  app.post(
    '/totp/:id/confirm',
    {
      config: ENROLLING_USER,
      schema: {
        summary: 'Confirm one-time passwords with a code',
        description: "A user's first factor comes with recovery codes, which are not shown again.",
        params: IdParams,
        body: TotpCodeBody,
        response: { 200: NewSecondFactor },
      },
    },
    async ({ user, params, body }) => secondFactors.confirmTotp(user, params.id, body.totp_code),
  )

  app.post(
    '/passkey/options',
    {
      config: ENROLLING_USER,
      schema: {
        summary: 'Start adding a passkey',
        description: `For \`navigator.credentials.create()\`. The challenge is valid once, for five minutes. ${PROOF}`,
        body: ChangeProof,
        response: { 200: PasskeyOptions },
      },
    },
    async ({ user, body }) => secondFactors.beginPasskey(user, body),
  )

  app.post(
    '/passkey',
    {
      config: ENROLLING_USER,
      schema: {
        summary: 'Add a passkey',
        description: "A user's first factor comes with recovery codes, which are not shown again.",
        body: NewPasskeyBody,
        response: { 200: NewSecondFactor },
      },
    },
    async ({ user, body }) => secondFactors.addPasskey(user, body.name ?? 'Passkey', body.passkey),
  )

  app.post(
    '/recovery-codes',
    {
      config: ENROLLING_USER,
      schema: {
        summary: 'Get new recovery codes',
        description: `The earlier ones stop working. ${PROOF}`,
        body: ChangeProof,
        response: { 200: RecoveryCodes },
      },
    },
    async ({ user, body }) => secondFactors.renewRecoveryCodes(user, body),
  )

  app.put(
    '/:id',
    {
      config: ENROLLING_USER,
      schema: {
        summary: 'Rename a second factor',
        params: IdParams,
        body: FactorNameBody,
        response: { 200: SecondFactor },
      },
    },
    async ({ user, params, body }) => secondFactors.rename(user, params.id, body.name),
  )

  app.delete(
    '/:id',
    {
      config: ENROLLING_USER,
      schema: {
        summary: 'Remove a second factor',
        description: PROOF,
        params: IdParams,
        body: ChangeProof,
        response: { 204: NoContent },
      },
    },
    async ({ user, params, body }) => secondFactors.remove(user, params.id, body),
  )
})

export const userSecondFactorRoutes = routes('/api/user', 'Users', async (app, { secondFactors }) => {
  app.delete(
    '/:id/second-factor',
    {
      config: ADMIN,
      schema: {
        summary: 'Remove all second factors of another user',
        description: 'For somebody who has lost them. Ends all sessions of the user.',
        params: IdParams,
        response: { 204: NoContent },
      },
    },
    async ({ user, params }) => secondFactors.reset(user, params.id),
  )
})
