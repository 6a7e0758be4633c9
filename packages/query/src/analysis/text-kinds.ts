/** What a single text looks like. Each check begins with one that is cheap: answers look at every text they show. */

const BLANK = 0x20
const BRACE = 0x7b
const BRACKET = 0x5b

/** Part of a text that was cut at `limit` counts by its beginning. */
export function isJsonText(text: string, limit: number): boolean {
  const code = text.charCodeAt(0)
  const first = code <= BLANK ? text.trimStart().charCodeAt(0) : code
  if (first !== BRACE && first !== BRACKET) return false
  if (text.length >= limit) return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const LOWER_CASE = 0x20
const LETTER_H = 0x68
const LETTER_F = 0x66

export function isUrl(text: string): boolean {
  const first = text.charCodeAt(0) | LOWER_CASE
  if (first !== LETTER_H && first !== LETTER_F) return false
  return /^(https?|ftp):\/\/[^\s/$.?#][^\s]*$/i.test(text) && URL.canParse(text)
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && text.includes('@') && /^[^\s@<>()[\]",;:]+@[^\s@]+\.[^\s@.]+$/.test(text)
}

const STATES = new Set(
  `alabama al alaska ak arizona az arkansas ar california ca colorado co connecticut ct delaware de
  district_of_columbia dc florida fl georgia ga hawaii hi idaho id illinois il indiana in iowa ia kansas ks kentucky ky
  louisiana la maine me maryland md massachusetts ma michigan mi minnesota mn mississippi ms missouri mo montana mt
  nebraska ne nevada nv new_hampshire nh new_jersey nj new_mexico nm new_york ny north_carolina nc north_dakota nd
  ohio oh oklahoma ok oregon or pennsylvania pa puerto_rico pr rhode_island ri south_carolina sc south_dakota sd
  tennessee tn texas tx utah ut vermont vt virginia va washington wa west_virginia wv wisconsin wi wyoming wy`.split(
    /\s+/,
  ),
)

/** Lengths of the states that begin with two letters, one bit each: keeps nearly all other texts out at once. */
const LENGTHS = stateLengths()

function stateLengths(): Int32Array {
  const lengths = new Int32Array(0x10_00)
  for (const state of STATES) {
    const place = placeOf(state)
    lengths[place] = (lengths[place] ?? 0) | (1 << state.length)
  }
  return lengths
}

function placeOf(text: string): number {
  return (((text.charCodeAt(0) | LOWER_CASE) & 0x3f) << 6) | ((text.charCodeAt(1) | LOWER_CASE) & 0x3f)
}

const LONGEST_STATE = 20

/** Name or postal code of a state of the United States. */
export function isState(text: string): boolean {
  const name = text.charCodeAt(0) <= BLANK || text.charCodeAt(text.length - 1) <= BLANK ? text.trim() : text
  if (name.length > LONGEST_STATE || ((LENGTHS[placeOf(name)] ?? 0) & (1 << name.length)) === 0) return false
  return STATES.has(name.toLowerCase().replaceAll(' ', '_'))
}
