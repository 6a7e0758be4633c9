/** Calls of routes that write, in an order in which all of them succeed. */
import { connectShop } from '../../support/sqlite-shop.ts'
import type { Answer, TestServer } from '../../support/test-server.ts'

/** A call that succeeds, with the kind of entry that it leaves. */
export interface Write {
  route: string
  action: string
  send: () => Promise<Answer>
}

interface Call {
  /** Or what makes it when its turn comes. */
  body?: unknown
  /** Where the route has places to fill. */
  path?: () => string
  /** The name in `made` of what the answer holds. */
  save?: string
}

/** What the calls of all subjects share. */
export async function sharedWrites(server: TestServer) {
  const { as } = server
  const shop = await connectShop(server)
  const orders = await shop.table('orders')
  const status = await shop.field('orders', 'status')
  const made: Record<string, any> = {} // oxlint-disable-line typescript/no-explicit-any -- answers of every shape
  const list: Write[] = []
  const add = (route: string, action: string, { body, path, save }: Call = {}) => {
    const [method = '', pattern = ''] = route.split(' ')
    const send = async () => {
      const resolved = typeof body === 'function' ? body() : body
      const answer = await as.admin[method as 'post' | 'put' | 'delete'](path?.() ?? pattern, resolved)
      if (save !== undefined) made[save] = answer.body
      return answer
    }
    list.push({ route, action, send })
  }
  return { ...server, shop, orders, status, made, list, add }
}

export type SharedWrites = Awaited<ReturnType<typeof sharedWrites>>
