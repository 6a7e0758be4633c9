/** What the routes share that make a model of a file. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services/index.ts'
import { tooMuch } from '../../services/uploads/index.ts'
import { sendProgress, wantsLines } from '../answers/progress-lines.ts'
import { callerSignal } from '../request/caller-signal.ts'
import { withReceivedForm } from '../request/received-file.ts'
import { collectionIn, columnLabelsIn, modelNameIn, uploadOptions } from '../request/upload-form.ts'

type Uploads = Services['uploads']
type Tell = Parameters<Parameters<typeof sendProgress>[1]>[0]

/** Answers with the id of the model, and with that of its table in a header. */
export async function createModel(uploads: Uploads, request: FastifyRequest, reply: FastifyReply) {
  const { user } = request
  const signal = callerSignal(reply)
  const most = await uploads.mayCreate(user)
  const receiving = { most, tooLarge: () => tooMuch(most), signal }
  return withReceivedForm(request, receiving, async ({ file, fields }) => {
    const name = modelNameIn(fields)
    const labels = columnLabelsIn(fields)
    const place = { collectionId: collectionIn(fields), ...(name !== undefined && { name }), ...(labels && { labels }) }
    const options = uploadOptions(fields)
    const create = (progress?: Tell) =>
      uploads.create(user, { file, options, signal, ...(progress !== undefined && { progress }) }, place)
    if (wantsLines(request)) return sendProgress(reply, create)
    const { modelId, tableId } = await create()
    reply.header('metabase-table-id', tableId)
    return modelId
  })
}

/** Answers with the number of rows that were added to a table. */
export async function addRows(
  uploads: Uploads,
  { request, reply, tableId }: { request: FastifyRequest; reply: FastifyReply; tableId: number },
  mode: 'append' | 'replace',
) {
  const { user } = request
  const signal = callerSignal(reply)
  const most = await uploads.mayAdd(user, tableId)
  const receiving = { most, tooLarge: () => tooMuch(most), signal }
  return withReceivedForm(request, receiving, async ({ file, fields }) => {
    const options = uploadOptions(fields)
    const add = async (progress?: Tell) => {
      const asked = { file, options, signal, ...(progress !== undefined && { progress }) }
      return { 'row-count': await uploads.addRows(user, tableId, mode, asked) }
    }
    return wantsLines(request) ? sendProgress(reply, add) : add()
  })
}
