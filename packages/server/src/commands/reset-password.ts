/** `reset-password EMAIL`: lets somebody in again who has lost the password, or the second factors. */
import { ApiError } from '@querent/contract'
import { loadConfig, readConfig } from '../config/config.ts'
import { createServer, type Server } from '../server.ts'
import { loadMaintenance } from '../store/index.ts'
import { CommandError, type Arguments, type Command } from './cli/command.ts'
import { readSecret } from './cli/read-secret.ts'

export const resetPassword: Command = {
  about:
    'Prints a link with which the user of this address can set a new password once. With --set, sets a password\n' +
    'that is typed, or read from standard input (one line); it ends all sessions of the user. With --clear-second-factors,\n' +
    'also removes the second factors of the user, which a new password otherwise needs. Servers may run meanwhile.',
  positionals: [{ name: 'EMAIL', summary: 'email address of the user' }],
  options: {
    set: { summary: 'sets a password instead of creating a link' },
    'clear-second-factors': { summary: 'removes one-time passwords, passkeys and recovery codes; ends all sessions' },
  },
  run: reset,
}

async function reset({ positionals, options }: Arguments): Promise<number> {
  const { refuseMissing } = await loadMaintenance()
  await refuseMissing(readConfig().appDatabase)
  const server = await createServer({ ...loadConfig(), logLevel: 'silent' }, Date.now)
  try {
    const { id, email } = await findUser(server, positionals[0] ?? '')
    if (options.has('set')) await setPassword(server, id, email)
    else await printLink(server, id, email)
    if (options.has('clear-second-factors')) await clearFactors(server, id, email)
    return 0
  } finally {
    await server.close()
  }
}

async function findUser({ store }: Server, email: string): Promise<{ id: number; email: string }> {
  const user = await store.users.findByEmail(email)
  if (user === undefined || user.type !== 'personal')
    throw new CommandError(`There is no user with the address ${email}.`)
  if (!user.is_active) {
    throw new CommandError(`${user.email} is deactivated; an administrator must reactivate the account first.`)
  }
  return user
}

async function printLink({ services, settings }: Server, id: number, email: string): Promise<void> {
  const token = await services.users.resetTokens.make(id)
  const current = await settings.current()
  const site = current.get('site-url')
  const hours = current.get('reset-token-ttl-hours')
  console.log(`For ${email}, once, within ${hours} hours:`)
  if (site !== null) console.log(`${site}/auth/reset_password/${token}`)
  console.log(`Token for POST /api/session/reset_password {"token", "password"}: ${token}`)
}

async function setPassword({ services, settings }: Server, id: number, email: string): Promise<void> {
  const password = await readSecret(`New password for ${email}: `)
  try {
    await services.users.resetPassword(await services.users.resetTokens.make(id), password)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { total, ...others } = (await settings.current()).get('password-complexity')
    const rules = Object.entries({ total, ...others }).map(([kind, count]) => `${kind} ${count}`)
    throw new CommandError(
      `The password is too common or too short: at least ${rules.join(', ')}. Nothing was changed.`,
    )
  }
  console.log(`The password of ${email} is set, and all sessions of the user have ended.`)
}

async function clearFactors({ services }: Server, id: number, email: string): Promise<void> {
  await services.secondFactors.clear({ id, email }, null)
  console.log(`The second factors of ${email} are removed, and all sessions of the user have ended.`)
}
