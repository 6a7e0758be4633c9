import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowedParameterTypes, allowsParameterType } from './parameter-types.ts'

test('which parameters may set a tag', () => {
  const allowed: [tag: string, types: string[]][] = [
    ['number', ['category', 'number', 'number/=']],
    ['text', ['category', 'string/=', 'text']],
    ['date', ['category', 'date', 'date/single']],
    ['boolean', ['boolean', 'boolean/=', 'category']],
    ['temporal-unit', ['temporal-unit']],
    ['id', ['boolean', 'date', 'date/single', 'id', 'number', 'number/=', 'string/=', 'text']],
    ['number/between', ['number/<=', 'number/>=', 'number/between']],
    ['string/contains', ['string/contains']],
    ['location/zip_code', ['location/zip_code', 'number', 'number/=', 'string/=', 'text']],
    ['location/city', ['location/city', 'string/=', 'text']],
    [
      'date/all-options',
      [
        'date',
        'date/all-options',
        'date/month-year',
        'date/quarter-year',
        'date/range',
        'date/relative',
        'date/single',
      ],
    ],
    ['date/range', ['date/range']],
    ['none', allowedParameterTypes('category').sort()],
  ]
  for (const [tag, types] of allowed) assert.deepEqual(allowedParameterTypes(tag).sort(), types, tag)
})

test('unknown types count as text', () => {
  assert.equal(allowsParameterType('text', 'colour'), true)
  assert.equal(allowsParameterType('number', 'colour'), false)
  assert.equal(allowsParameterType('number/=', 'number/!='), false)
})
