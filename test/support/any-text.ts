import fc from 'fast-check'

/** All but halves of pairs. */
const CODE_POINTS = 0x110000 - 0x800

const character = fc.nat(CODE_POINTS - 1).map((index) => String.fromCodePoint(index < 0xd800 ? index : index + 0x800))

/** Like `unit: 'binary'` of fast-check, which first makes a map of all code points: two seconds of the processor. */
export function anyText(): fc.Arbitrary<string> {
  return fc.string({ unit: character })
}
