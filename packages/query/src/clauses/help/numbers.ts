/** Help for arithmetic and functions of numbers: `arithmetic.ts`. */
import type { BaseType } from '@querent/contract'
import { column, type ClauseHelp, type HelpByClause } from './clause-help.ts'

const TOTAL = column('total')
const QUANTITY = column('quantity')

const ofOne = (op: string, help: string, result?: BaseType): ClauseHelp => ({
  args: ['number: number'],
  ...(result === undefined ? {} : { result }),
  help,
  example: [op, {}, TOTAL],
})

export const NUMBER_HELP: HelpByClause = {
  '+': {
    args: ['value: any'],
    help: 'The sum of numbers, or a date moved forward by intervals.',
    example: ['+', {}, TOTAL, 5],
  },
  '-': {
    args: ['value: any'],
    help: 'The first number minus the others (alone, its negative), or a date moved back by intervals.',
    example: ['-', {}, TOTAL, 5],
  },
  '*': { args: ['number: number'], help: 'The product of numbers.', example: ['*', {}, TOTAL, QUANTITY] },
  '/': {
    args: ['number: number', 'divisor: number'],
    result: 'type/Float',
    help: 'The first number divided by the others; null where one of these is 0.',
    example: ['/', {}, TOTAL, QUANTITY],
  },
  abs: ofOne('abs', 'The number without its sign.'),
  ceil: ofOne('ceil', 'The smallest whole number that is not less than the number.'),
  floor: ofOne('floor', 'The largest whole number that is not more than the number.'),
  round: ofOne('round', 'The nearest whole number.'),
  power: {
    args: ['base: number', 'exponent: number'],
    result: 'type/Float',
    help: 'The base raised to the power of the exponent.',
    example: ['power', {}, QUANTITY, 2],
  },
  sqrt: ofOne('sqrt', 'The square root.', 'type/Float'),
  exp: ofOne('exp', 'The number e raised to the power of the number.', 'type/Float'),
  log: ofOne('log', 'The logarithm to the base 10.', 'type/Float'),
}
