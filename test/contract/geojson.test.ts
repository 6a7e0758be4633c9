import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'

interface Region {
  properties: Record<string, string | null>
  geometry: { type: string; coordinates: unknown[] }
}

function codesOf(features: Region[], key: string): Map<string, Region> {
  return new Map(features.flatMap((region) => (region.properties[key] ? [[region.properties[key], region]] : [])))
}

/** All rings of a region. */
function ringsOf({ geometry }: Region): [number, number][][] {
  const { type, coordinates } = JSON.parse(JSON.stringify(geometry))
  return type === 'Polygon' ? coordinates : coordinates.flat()
}

test('the built-in maps are served to everybody, with the codes that data has', async (t) => {
  const { as } = await testServer(t)
  const { 'custom-geojson': settings } = (await as.nobody.get('/api/session/properties')).body
  const maps: Record<string, [string, number]> = { us_states: ['CA', 56], world_countries: ['DE', 230] }
  for (const [key, [code, least]] of Object.entries(maps)) {
    const { url, region_key, region_name } = settings[key]
    assert.equal(url, `api/geojson/${key}`)
    const { status, body } = await as.nobody.get(`/${url}`)
    assert.equal(status, 200)
    assert.equal(body.type, 'FeatureCollection')
    const codes = codesOf(body.features, region_key)
    assert.ok(codes.size >= least, `${codes.size} codes`)
    assert.ok(codes.has(code))
    for (const region of body.features) {
      assert.match(region.properties[region_name], /^\S/)
      assert.match(region.properties[region_key] ?? 'XX', /^[A-Z]{2}$/)
      for (const ring of ringsOf(region)) {
        assert.ok(ring.length >= 4, region.properties[region_name])
        assert.deepEqual(ring.at(0), ring.at(-1))
        assert.ok(ring.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90))
      }
    }
  }
})

test('codes are those of the region', async (t) => {
  const { as } = await testServer(t)
  const states = codesOf((await as.nobody.get('/api/geojson/us_states')).body.features, 'STATE')
  assert.equal(states.get('TX')?.properties['NAME'], 'Texas')
  assert.equal(states.get('WY')?.properties['NAME'], 'Wyoming')
  const { features } = (await as.nobody.get('/api/geojson/world_countries')).body
  const countries = codesOf(features, 'ISO_A2')
  // Names of the map and of the locale data begin alike, but for those that are spelled in other ways.
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const alike = [...countries].filter(([code, { properties }]) =>
    english.of(code)?.startsWith(String(properties['NAME']).slice(0, 3)),
  )
  assert.ok(alike.length > countries.size - 25, `${alike.length} of ${countries.size}`)
  assert.equal(countries.get('XK')?.properties['NAME'], 'Kosovo')
})

test('a map is compressed, cached, and not sent again to who has it', async (t) => {
  const { as, server } = await testServer(t)
  const url = '/api/geojson/world_countries'
  const { headers } = await as.nobody.get(url)
  assert.equal(headers['cache-control'], 'private, max-age=86400')
  const again = await as.nobody.get(url, { 'if-none-match': String(headers.etag) })
  assert.deepEqual([again.status, again.text], [304, ''])
  const packed = await server.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  assert.equal(packed.headers['content-encoding'], 'gzip')
  assert.ok(packed.rawPayload.length < 600_000, `${packed.rawPayload.length} bytes`)
})

test('a key that names no map is refused', async (t) => {
  const { as } = await testServer(t)
  for (const key of ['nowhere', 'constructor', '__proto__', '%00']) {
    assert.equal((await as.nobody.get(`/api/geojson/${key}`)).status, 400, key)
  }
})

test('other maps are read from their addresses, and never from the own network', async (t) => {
  const { as, server } = await testServer(t)
  const failed = { status: 400, text: 'GeoJSON URL failed to load' }
  const told = ({ status, text }: { status: number; text: string }) => ({ status, text })
  const inside = 'http://127.0.0.1:9/map.json'
  assert.deepEqual(told(await as.admin.get(`/api/geojson?url=${inside}`)), failed)
  assert.equal((await as.user.get(`/api/geojson?url=${inside}`)).status, 403)
  assert.match((await as.admin.get('/api/geojson')).body.errors.url, /non-blank/)
  const own = { name: 'Mine', url: inside, region_key: 'id', region_name: 'name' }
  assert.equal((await as.admin.put('/api/setting/custom-geojson', { value: { mine: own } })).status, 400)
  await server.store.settings.write([{ key: 'custom-geojson', value: { mine: own } }]) // as earlier releases kept it
  assert.deepEqual(told(await as.nobody.get('/api/geojson/mine')), failed)
  for (const key of ['other', '__proto__', 'constructor']) {
    assert.equal((await as.nobody.get(`/api/geojson/${key}`)).text, 'There is no map with this key.')
  }
  await as.admin.put('/api/setting/custom-geojson-enabled', { value: false })
  assert.match((await as.nobody.get('/api/geojson/mine')).text, /switched off/)
})
