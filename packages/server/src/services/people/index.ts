/** The people area: users and groups, and how somebody proves who they are: passwords, keys, second factors, single sign-on. */
import type { EmailChannel } from '../../delivery/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import { apiKeyService } from './api-keys/index.ts'
import { credentialService } from './credentials/index.ts'
import { groupService } from './groups/index.ts'
import { noticeService } from './notices/index.ts'
import { secondFactorService } from './second-factors/index.ts'
import { openSessionService, sessionService, storedPasswordCheck } from './sessions/index.ts'
import { ldapSignOn, signOnAccounts, signOnService } from './sign-on/index.ts'
import { userKeyValueService } from './user-key-values/index.ts'
import { userService } from './users/index.ts'

type Below = Pick<LibraryArea, 'collections' | 'withRights'> & { email: EmailChannel }

export function peopleArea(deps: Deps, { collections, withRights, email }: Below) {
  const notices = noticeService(email)
  const users = userService({ ...deps, collections, notices })
  const apiKeys = apiKeyService(deps)
  const accounts = signOnAccounts({ ...deps, users, collections })
  const ldap = ldapSignOn({ ...deps, accounts })
  const passwordChecks = [storedPasswordCheck(deps), ldap.passwordCheck]
  const secondFactors = secondFactorService({ ...deps, notices, passwordChecks })
  const sessions = sessionService({ ...deps, users, apiKeys, notices, withRights, secondFactors, passwordChecks })
  return {
    notices,
    users,
    groups: groupService(deps),
    userKeyValues: userKeyValueService(deps),
    apiKeys,
    secondFactors,
    credentials: credentialService({ users, apiKeys, secondFactors }),
    sessions,
    openSessions: openSessionService(deps),
    signOn: signOnService({ ...deps, accounts, sessions }),
    ldap,
  }
}

export type PeopleArea = ReturnType<typeof peopleArea>
