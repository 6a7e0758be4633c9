/** The routes of a server as its OpenAPI document has them, with its references followed. */
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '../../packages/server/src/http/openapi/openapi.ts'

/** Path, method, and what is said of the operation. */
export type DescribedPaths<Operation> = Record<string, Record<string, Operation>>

export async function describedPaths<Operation>(app: FastifyInstance): Promise<DescribedPaths<Operation>> {
  const { paths, components } = JSON.parse(JSON.stringify(await openApiDocument(app)))
  return followed(paths, components.schemas)
}

export async function describedTags(app: FastifyInstance): Promise<string[]> {
  const { tags } = JSON.parse(JSON.stringify(await openApiDocument(app)))
  return tags.map(({ name }: { name: string }) => name)
}

/** The same with what references lead to in their place. */
export function followed<T>(node: T, schemas: Record<string, unknown>): T {
  if (Array.isArray(node)) return node.map((one: unknown) => followed(one, schemas)) as T
  if (typeof node !== 'object' || node === null) return node
  const reference: unknown = Reflect.get(node, '$ref')
  if (typeof reference === 'string') return followed(schemas[reference.split('/').at(-1) ?? ''], schemas) as T
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, followed(value, schemas)])) as T
}
