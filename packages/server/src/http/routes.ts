/** Routes that belong together: the path that they share, the group that shows them, and what they do. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyPluginOptions } from 'fastify'
import type { Services } from '../services/index.ts'
import type { Group } from './openapi/groups.ts'

export interface Routes<Options extends FastifyPluginOptions> {
  /** What all their paths begin with. */
  path: string
  group: Group
  plugin: FastifyPluginAsyncTypebox<Options>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The group in which the description shows the route. */
    group?: Group
  }
}

export function routes<Options extends FastifyPluginOptions = Services>(
  path: string,
  group: Group,
  plugin: FastifyPluginAsyncTypebox<Options>,
): Routes<Options> {
  return { path, group, plugin }
}

export async function serve<Options extends FastifyPluginOptions>(
  app: FastifyInstance,
  { path, group, plugin }: Routes<Options>,
  options: Options,
): Promise<void> {
  const grouped: FastifyPluginAsyncTypebox<Options> = async (scope, given) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, group }
    })
    await plugin(scope, given)
  }
  // Fastify reads this name first; for one without it, it looks through every module that was ever required.
  Object.assign(grouped, { [Symbol.for('fastify.display-name')]: `${group} ${path}` })
  await app.register(grouped, { ...options, prefix: path })
}
