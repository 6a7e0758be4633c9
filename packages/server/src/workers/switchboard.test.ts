import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ToWorker } from './messages.ts'
import { switchboard } from './switchboard.ts'

function listener() {
  const heard: ToWorker[] = []
  return { heard, send: (message: ToWorker) => void heard.push(message) }
}

test('a question reaches all workers, and their answers the one that asked', () => {
  const board = switchboard()
  const [one, two] = [listener(), listener()]
  board.add(one)
  board.add(two)
  board.receive(one, { kind: 'question', id: 7, topic: 'cancelQuery', asked: 3 })
  const question = two.heard[0]!
  assert.deepEqual({ ...question, id: 0 }, { kind: 'question', id: 0, topic: 'cancelQuery', asked: 3 })
  const id = question.kind === 'question' ? question.id : 0
  board.receive(one, { kind: 'answer', id, answer: false })
  board.receive(two, { kind: 'answer', id, answer: true })
  assert.deepEqual(one.heard.at(-1), { kind: 'answers', id: 7, answers: [false, true] })
  assert.equal(two.heard.length, 1)
})

test('a worker that ends is not waited for', () => {
  const board = switchboard()
  const [one, two] = [listener(), listener()]
  board.add(one)
  board.add(two)
  board.receive(one, { kind: 'question', id: 1, topic: 'metrics', asked: undefined })
  const question = one.heard[0]!
  board.receive(one, { kind: 'answer', id: question.kind === 'question' ? question.id : 0, answer: 'text' })
  assert.equal(one.heard.length, 1)
  board.remove(two)
  assert.deepEqual(one.heard.at(-1), { kind: 'answers', id: 1, answers: ['text'] })
})

test('totals of metrics stay when a worker ends, also one that has answered already', () => {
  const board = switchboard()
  const [one, two] = [listener(), listener()]
  board.add(one)
  board.add(two)
  const text = (value: number) => `# TYPE a_total counter\na_total ${value}\n`
  const ask = (id: number) => {
    board.receive(one, { kind: 'question', id, topic: 'metrics', asked: undefined })
    const question = one.heard.at(-1)!
    return question.kind === 'question' ? question.id : 0
  }
  const id = ask(1)
  board.receive(two, { kind: 'answer', id, answer: text(5) })
  board.remove(two)
  board.receive(one, { kind: 'answer', id, answer: text(1) })
  assert.deepEqual(one.heard.at(-1), { kind: 'answers', id: 1, answers: [text(1), text(5)] })
  board.receive(one, { kind: 'answer', id: ask(2), answer: text(2) })
  assert.deepEqual(one.heard.at(-1), { kind: 'answers', id: 2, answers: [text(2), text(5)] })
})
