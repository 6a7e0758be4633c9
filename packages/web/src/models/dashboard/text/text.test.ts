import assert from 'node:assert/strict'
import { test } from 'node:test'
import { micromark } from 'micromark'
import fc from 'fast-check'
import type { Parameter } from '../../../api/card.ts'
import { fillText, tagsOf, tagTexts } from './index.ts'

const values = new Map([
  ['state', 'CA, NY'],
  ['none', null],
])
const fill = (text: string, isMarkdown = false) => fillText(text, values, { isMarkdown })

test('tags become values, and brackets stand or fall with theirs', () => {
  assert.equal(fill('## Customers[[ in {{ state }}]]'), '## Customers in CA, NY')
  assert.equal(fill('Customers[[ in {{none}}]]!'), 'Customers!')
  assert.equal(fill('[[{{state}} and {{none}}]]{{none}}.'), '.')
  assert.equal(fill('{{other}} [[no tag]] [[{{other}}]] {{}}'), '{{other}} [[no tag]] [[{{other}}]] {{}}')
  assert.equal(fill('[[{{state}}, {{other}}]]'), '')
  assert.equal(fill('[[ {{state}}'), '[[ CA, NY')
  assert.deepEqual(tagsOf('{{a}} {{ b }} [[{{a}}]] {{}}'), ['a', 'b'])
})

test('signs of markdown in values are shown as they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (value) => {
      const text = fillText('x {{v}} y', new Map([['v', value]]), { isMarkdown: true })
      const shown = value.replace(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      const html = `<p>x ${shown.replaceAll('>', '&gt;').replaceAll('"', '&quot;')} y</p>`
      assert.equal(micromark(text), html)
    }),
  )
  assert.equal(
    micromark(fillText('{{v}}', new Map([['v', '# 1. <b>']]), { isMarkdown: true })),
    '<p># 1. &lt;b&gt;</p>',
  )
})

test('texts of tags by mappings, in the words of the reader', () => {
  const parameters: Parameter[] = [
    { id: 's', name: 'State', slug: 'state', type: 'string/=' },
    { id: 'd', name: 'Date', slug: 'date', type: 'date/all-options' },
    { id: 'e', name: 'Empty', slug: 'empty', type: 'id' },
  ]
  const map = (parameter_id: string, target: unknown) => ({ parameter_id, target })
  const parameter_mappings = [
    map('s', ['text-tag', 'state']),
    map('d', ['text-tag', 'when']),
    map('e', ['text-tag', 'who']),
    map('s', ['dimension', ['field', 1, null]]),
    map('gone', ['text-tag', 'gone']),
  ]
  const texts = tagTexts({ parameter_mappings }, parameters, { s: ['CA', 'NY'], d: 'past7days' }, (_, value) =>
    value === 'CA' ? 'California' : undefined,
  )
  assert.deepEqual(
    [...texts],
    [
      ['state', 'California, NY'],
      ['when', 'Previous 7 days'],
      ['who', null],
    ],
  )
})
