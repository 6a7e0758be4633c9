import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { ApiError, ERROR_TEXT } from '@querent/contract'
import { QueryError } from '@querent/query'
import Fastify from 'fastify'
import { TooLargeForFormat } from '../../export/too-large.ts'
import { installErrorHandlers } from './errors.ts'
import { sendProgress } from './progress-lines.ts'

/** A server whose one route answers with a file that fails before its first byte. */
async function failingFile(error: Error) {
  const app = Fastify()
  installErrorHandlers(app, { isUnknown: async () => true })
  app.get('/', (_request, reply) => {
    reply.type('text/csv').header('content-disposition', 'attachment; filename="a.csv"')
    const bytes = new Readable({ read: () => bytes.destroy(error) })
    return reply.send(bytes)
  })
  const answer = await app.inject('/')
  await app.close()
  return answer
}

test('a file that fails before its first byte is answered as JSON that says why', async () => {
  const refused = await failingFile(new QueryError('db', 'No such column.'))
  assert.equal(refused.statusCode, 400)
  assert.equal(refused.json().message, 'No such column.')
  const large = await failingFile(new TooLargeForFormat('A sheet has at most 16384 columns'))
  assert.equal(large.statusCode, 400)
  assert.equal(large.json().message, 'A sheet has at most 16384 columns')
  const defect = await failingFile(new TypeError("Cannot read 'secret' of PLACES[key]"))
  assert.equal(defect.statusCode, 500)
  assert.doesNotMatch(defect.payload, /secret|PLACES|TypeError/)
  for (const { headers } of [refused, large, defect]) {
    assert.match(String(headers['content-type']), /^application\/json/)
    assert.equal(headers['content-disposition'], undefined)
  }
})

test('what fails while lines are sent is in the log, but for what the caller did', async () => {
  const logged: unknown[] = []
  const stream = { write: (line: string) => void logged.push(JSON.parse(line).err.message) }
  const app = Fastify({ logger: { level: 'error', stream } })
  installErrorHandlers(app, { isUnknown: async () => true })
  const errors = [
    new QueryError('db', 'No such column.'),
    new ApiError(413, { message: 'Too large.' }),
    new TypeError("Cannot read 'secret'"),
  ]
  for (const [index, error] of errors.entries())
    app.get(`/${index}`, (_request, reply) => sendProgress(reply, () => Promise.reject(error)))
  const answers = []
  for (const index of errors.keys()) answers.push(JSON.parse((await app.inject(`/${index}`)).payload).error)
  await app.close()
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.message]),
    [
      [400, 'No such column.'],
      [413, 'Too large.'],
      [500, ERROR_TEXT.defect],
    ],
  )
  assert.deepEqual(logged, ["Cannot read 'secret'"])
})
