import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { create } from 'fontkit'
import { textWidth } from '@querent/viz/text/index.ts'
import { bakeWeight } from './bake.ts'
import { measureByFonts, setTextLanguage, shapeLine, writtenText } from './index.ts'
import { fileOf } from './true-type.ts'
import { unpackWoff2 } from './unpack.ts'

const REGULAR = { weight: 400, isSlanted: false }
const file = (family: string, slice: string) =>
  readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${slice}-wght-normal.woff2`)),
  )
const shaped = (text: string, style = REGULAR) => shapeLine(writtenText(text), style)
const isBox = (text: string) =>
  shaped(text).runs.some(({ glyphs }) => glyphs.some(({ glyph, text: own }) => glyph.id === 0 && own.trim() !== ''))
/** Texts of runs from left to right. */
const fromLeft = (text: string) => shaped(text).runs.map((run) => run.text)

test('a font that is unpacked has the outlines and widths of the packed one', () => {
  for (const [family, slice] of [
    ['noto-sans-arabic', 'arabic'],
    ['noto-sans-devanagari', 'devanagari'],
    ['noto-sans-sc', '118'],
    ['noto-emoji', '3'],
  ] as const) {
    const bytes = file(family, slice)
    const [mine, theirs] = [create(fileOf(unpackWoff2(bytes))), create(bytes)]
    assert.ok(mine.numGlyphs > 50 && mine.numGlyphs === theirs.numGlyphs)
    for (let id = 0; id < mine.numGlyphs; id += 1) {
      assert.deepEqual(mine.getGlyph(id).path.commands, theirs.getGlyph(id).path.commands, `${family} ${id}`)
    }
  }
})

test('a font of one weight has the outlines of the variable one at that weight', () => {
  const tables = unpackWoff2(file('noto-sans-sc', '118'))
  const varied = create(fileOf(tables)).getVariation({ wght: 600 })
  const baked = create(bakeWeight(tables, 600, 'one'))
  const round = (id: number, font: typeof baked) =>
    font.getGlyph(id).path.commands.flatMap(({ args }) => args.map((value) => Math.round(value)))
  for (let id = 0; id < baked.numGlyphs; id += 1) {
    const [own, wanted] = [round(id, baked), round(id, varied)]
    // Curves whose ends the format leaves out are within a unit.
    assert.ok(wanted.every((value, i) => own.length !== wanted.length || Math.abs(value - (own[i] ?? 0)) <= 1))
    assert.ok(Math.abs(baked.getGlyph(id).advanceWidth - varied.getGlyph(id).advanceWidth) < 1)
  }
  assert.deepEqual(baked.variationAxes, {})
})

test('letters of these scripts are found, and others are boxes', () => {
  for (const text of [
    '数据分析',
    '數據',
    '売上ダッシュボード',
    '매출',
    'لوحة',
    'עברית',
    'रिपोर्ट',
    'รายงาน',
    '🚀👍🏽🇩🇪',
    '★✓',
    'தமிழ் அறிக்கை',
    'বাংলা প্রতিবেদন।',
    'తెలుగు నివేదిక',
    'ಕನ್ನಡ ವರದಿ',
    'മലയാളം റിപ്പോർട്ട്',
    'ગુજરાતી અહેવાલ',
    'ਪੰਜਾਬੀ ਰਿਪੋਰਟ',
    'Հայերեն',
    'ქართული',
    'አማርኛ',
    'ភាសាខ្មែរ',
    'ພາສາລາວ',
    'ଓଡ଼ିଆ',
    'සිංහල',
  ]) {
    assert.equal(isBox(text), false, text)
    assert.equal(isBox(`${text} 12 ab`), false, text)
  }
  assert.equal(isBox('မြန်မာ'), true)
})

test('bold letters are those of a bold font', () => {
  const [run] = shaped('数', { ...REGULAR, weight: 600 }).runs
  assert.match(run?.face.name ?? '', /^noto-sans-sc-\d+-600$/)
})

test('letters that join, and signs that change places, are those of the fonts', () => {
  const ids = (text: string) => shaped(text).runs.flatMap(({ glyphs }) => glyphs.map(({ glyph }) => glyph.id))
  const alone = ['ب', 'ي', 'ت'].flatMap(ids)
  assert.notDeepEqual(ids('بيت').toSorted(), alone.toSorted())
  // The sign is in front of the letter that it follows.
  const [run] = shaped('कि').runs
  assert.equal(run?.glyphs.length, 2)
  assert.ok((run.glyphs[0]?.advance ?? 1) < (run.glyphs[1]?.advance ?? 0))
})

test('texts from right to left have numbers and names from left to right, and brackets that open', () => {
  assert.deepEqual(fromLeft('אבג 12'), ['12', 'אבג '])
  assert.deepEqual(fromLeft('abc אבג'), ['abc ', 'אבג'])
  assert.deepEqual(fromLeft('لوحة Querent'), ['Querent', 'لوحة '])
  const brackets = shaped('(א)').runs.map(({ glyphs }) => glyphs[0]?.glyph.id)
  const plain = shaped('(a)').runs[0]?.glyphs.map(({ glyph }) => glyph.id)
  assert.deepEqual([brackets[0], brackets[2]], [plain?.[0], plain?.[2]])
})

test('Chinese letters have the forms of the text, or of the language', (t) => {
  t.after(() => setTextLanguage('en'))
  const familyOf = (text: string) => shaped(text).runs[0]?.face.name.replace(/-\d+-400$/, '')
  assert.equal(familyOf('直'), 'noto-sans-sc')
  assert.equal(familyOf('直す'), 'noto-sans-jp')
  setTextLanguage('zh-TW')
  assert.equal(familyOf('直'), 'noto-sans-tc')
  setTextLanguage('ja')
  assert.equal(familyOf('直'), 'noto-sans-jp')
})

test('texts are as wide as their letters are painted', () => {
  measureByFonts()
  for (const text of ['数据分析', 'لوحة المبيعات', 'a数', 'รายงานที่', 'क्षेत्र']) {
    const { runs, width } = shaped(text)
    const painted = runs.reduce((sum, { glyphs }) => sum + glyphs.reduce((all, { advance }) => all + advance, 0), 0)
    assert.ok(Math.abs(width - painted) < 1e-9 && width > 0)
    assert.equal(textWidth(text, 10), width * 10)
  }
  assert.equal(textWidth('数据', 10), 20)
})

test('whatever a text holds, its glyphs stand for all of its letters', () => {
  const letters = fc.constantFrom(
    ...'ab (1)-ខ្មែរພາສິກ້ଓଡ଼ିକ୍ଷසිංක්‍රේאבןלاويتيپ्किषर्ोรนี่้ำ数ア매🚀👍🏽\u200d\u0301xதமிழ்বাং্রততెলুగుకನ್ನಡമലർട്ટપજાਪੰਜՀქአ',
  )
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: fc.oneof(letters) }), fc.string({ unit: 'grapheme' })), (text) => {
      const written = writtenText(text)
      const { runs, width } = shapeLine(written, REGULAR)
      assert.ok(Number.isFinite(width))
      const told = runs
        .flatMap(({ glyphs }) => glyphs.flatMap((one) => [...one.text]))
        .filter((one) => !/[\u200c\u200d]/.test(one))
      const wanted = [...written].filter((one) => !/[\u200c\u200d]/.test(one))
      assert.deepEqual(told.toSorted(), wanted.toSorted())
    }),
    { numRuns: 150 },
  )
})
