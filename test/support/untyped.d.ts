/** What the tests use of packages that come without types. */
declare module 'ldapjs' {
  import type { Server as NetServer, Socket } from 'node:net'

  interface Request {
    connection: Socket & { ldap: { bindDN: unknown } }
    dn: { toString(): string }
    credentials: string
    scope: 'base' | 'one' | 'sub' | 0 | 1 | 2
    filter: { matches(attributes: object): boolean; toString(): string }
  }
  interface Response {
    send(entry: { dn: string; attributes: Record<string, string | readonly string[]> }): void
    end(): void
  }
  type Handler = (request: Request, response: Response, next: (error?: Error) => void) => void

  interface LdapServer {
    readonly port: number
    readonly server: NetServer
    bind(suffix: string, handler: Handler): void
    search(suffix: string, handler: Handler): void
    exop(name: string, handler: Handler): void
    on(event: 'error', listener: () => void): void
    listen(port: number, host: string, done: () => void): void
    close(done: () => void): void
  }
  const ldapjs: {
    createServer(options?: { certificate?: string; key?: string }): LdapServer
    InvalidCredentialsError: new () => Error
    NoSuchObjectError: new () => Error
    InsufficientAccessRightsError: new () => Error
  }
  export default ldapjs
}

declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Context {
    oidc: {
      client: { clientId: string }
      session: { accountId: string }
      provider: Provider
    }
  }
  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  export class Provider {
    constructor(issuer: string, configuration: object)
    readonly Grant: new (of: { clientId: string; accountId: string }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
  export type { Context }
}
