import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportHeights } from './frame-height.ts'
import { readLook } from './look.ts'
import { linkedAction, placeOf } from './place.ts'
import { inkOn, readableOn } from './readable.ts'

test('an address opens a link or a token, below any path', () => {
  assert.deepEqual(placeOf('/bi/public/dashboard/u-1', false), { way: 'public', what: 'dashboard', key: 'u-1' })
  assert.deepEqual(placeOf('/embed/question/a.b.c', false), { way: 'embed', what: 'question', key: 'a.b.c' })
  assert.equal(placeOf('/embed/question/a.b.c', true)?.way, 'preview_embed')
  assert.equal(placeOf('/embed/collection/1', false), null)
  assert.equal(linkedAction('/bi/public/action/u-1'), 'u-1')
  assert.equal(linkedAction('/bi/embed/action/u-1'), null)
})

test('a look is read from the hash; a frame is light and has a border unless told', () => {
  const look = readLook('#theme=night&titled=false&hide_parameters=a,b&accent=f40&radius=99&refresh=1', true)
  assert.equal(look.theme, 'dark')
  assert.equal(look.hasTitle, false)
  assert.equal(look.hasBorder, true)
  assert.deepEqual([...look.hidden], ['a', 'b'])
  assert.equal(look.accent, '#ff4400')
  assert.equal(look.radius, 32)
  assert.equal(look.refresh, 5)
  assert.equal(readLook('', true).theme, 'light')
  assert.equal(readLook('', false).theme, 'system')
  assert.equal(readLook('#theme=transparent', true).hasBackground, false)
  assert.equal(readLook('#font=x;}', true).font, null)
})

test('a color that cannot be read is changed until it can', () => {
  assert.equal(readableOn('#11644c', '#ffffff'), '#11644c')
  assert.notEqual(readableOn('#ffff00', '#ffffff'), '#ffff00')
  assert.equal(inkOn('#ffff00'), '#000000')
})

test('the first message of a resizing script names the frame', (t) => {
  const sent: unknown[] = []
  const around = { postMessage: (message: unknown) => sent.push(message) }
  const page = Object.assign(new EventTarget(), { innerWidth: 800 })
  Object.assign(globalThis, { window: page })
  t.after(() => Reflect.deleteProperty(globalThis, 'window'))
  const reporter = reportHeights(around as unknown as Window)
  const hear = (data: unknown, source: unknown = around) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source }))
  hear({})
  hear('[iFrameSizer]frame1:resize')
  hear('[iFrameSizer]frame1:8:false:true:32:true', page)
  assert.deepEqual(sent, [])
  hear('[iFrameSizer]frame1:8:false:true:32:true')
  assert.deepEqual(sent, ['[iFrameSizer]frame1:0:800:init'])
  reporter.tell(70)
  assert.equal(sent.at(-1), '[iFrameSizer]frame1:70:800:resize')
})
