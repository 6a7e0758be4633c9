/** Help for aggregations and for what goes over the rows of the result: `aggregations.ts`, and metrics. */
import type { BaseType } from '@querent/contract'
import { column, type ClauseHelp, type HelpByClause } from './clause-help.ts'

const TOTAL = column('total')
const IS_PAID = ['=', {}, column('is_paid'), true]

const ofNumbers = (op: string, help: string, result?: BaseType): ClauseHelp => ({
  args: ['number: number'],
  ...(result === undefined ? {} : { result }),
  help,
  example: [op, {}, TOTAL],
})

export const AGGREGATION_HELP: HelpByClause = {
  count: {
    args: ['value: any'],
    result: 'type/BigInteger',
    help: 'The number of rows, or of rows that have the value.',
    example: ['count', {}],
  },
  sum: ofNumbers('sum', 'The sum of the numbers.'),
  avg: ofNumbers('avg', 'The average of the numbers.', 'type/Float'),
  distinct: {
    args: ['value: any'],
    result: 'type/BigInteger',
    help: 'The number of distinct values.',
    example: ['distinct', {}, column('title')],
  },
  min: { args: ['value: any'], help: 'The smallest value.', example: ['min', {}, TOTAL] },
  max: { args: ['value: any'], help: 'The largest value.', example: ['max', {}, TOTAL] },
  stddev: ofNumbers('stddev', 'The standard deviation of the numbers as a population.', 'type/Float'),
  var: ofNumbers('var', 'The variance of the numbers as a population.', 'type/Float'),
  median: ofNumbers('median', 'The number that half of the numbers do not exceed.', 'type/Float'),
  percentile: {
    args: ['number: number', 'share: number'],
    result: 'type/Float',
    help: 'The number that a given share of the numbers, from 0 to 1, does not exceed.',
    example: ['percentile', {}, TOTAL, 0.9],
  },
  'count-where': {
    args: ['condition: condition'],
    result: 'type/Integer',
    help: 'The number of rows that meet the condition.',
    example: ['count-where', {}, IS_PAID],
  },
  'sum-where': {
    args: ['number: number', 'condition: condition'],
    help: 'The sum of the numbers in rows that meet the condition.',
    example: ['sum-where', {}, TOTAL, IS_PAID],
  },
  'distinct-where': {
    args: ['value: any', 'condition: condition'],
    result: 'type/Integer',
    help: 'The number of distinct values in rows that meet the condition.',
    example: ['distinct-where', {}, column('title'), IS_PAID],
  },
  share: {
    args: ['condition: condition'],
    result: 'type/Float',
    help: 'The share of rows that meet the condition, from 0 to 1.',
    example: ['share', {}, IS_PAID],
  },
  'cum-count': {
    args: ['value: any'],
    result: 'type/BigInteger',
    help: 'The number of rows up to and including each group.',
    example: ['cum-count', {}],
  },
  'cum-sum': ofNumbers('cum-sum', 'The sum of the numbers up to and including each group.'),
  offset: {
    args: ['value: any', 'rows: number'],
    help: 'The value a number of rows before (-n) or after (n) in the result.',
    example: ['offset', {}, ['sum', {}, TOTAL], -1],
  },
  metric: {
    args: ['metric: id'],
    help: 'The value of a saved metric.',
    example: ['metric', {}, 1],
  },
}
