/** Help for conditions: `logic.ts`, `comparison.ts`, `text/text-filters.ts`, and segments. */
import { column, type ClauseHelp, type HelpByClause, type OptionHelp } from './clause-help.ts'

const TOTAL = column('total')
const TITLE = column('title')
const IS_LARGE = ['>', {}, TOTAL, 100]
const IS_PAID = ['=', {}, column('is_paid'), true]

const CASE_SENSITIVE: OptionHelp = { name: 'case-sensitive', values: [true, false], default: true }

const order = (op: string, words: string): ClauseHelp => ({
  args: ['value: any', 'other: any'],
  help: `True where the value is ${words} the other one.`,
  example: [op, {}, TOTAL, 100],
})

const search = (op: string, help: string): ClauseHelp => ({
  args: ['text: text', 'part: text'],
  options: [CASE_SENSITIVE],
  help,
  example: [op, {}, TITLE, 'lamp'],
})

export const FILTER_HELP: HelpByClause = {
  and: {
    args: ['condition: condition'],
    help: 'True where all of the conditions are true.',
    example: ['and', {}, IS_LARGE, IS_PAID],
  },
  or: {
    args: ['condition: condition'],
    help: 'True where at least one of the conditions is true.',
    example: ['or', {}, IS_LARGE, IS_PAID],
  },
  not: {
    args: ['condition: condition'],
    help: 'True where the condition is false or unknown.',
    example: ['not', {}, IS_LARGE],
  },
  '=': {
    args: ['value: any', 'other: any'],
    help: 'True where the value equals one of the others; null means a missing value.',
    example: ['=', {}, TITLE, 'Lamp', 'Chair'],
  },
  '!=': {
    args: ['value: any', 'other: any'],
    help: 'True where the value equals none of the others; a missing value differs from everything except null.',
    example: ['!=', {}, TITLE, 'Lamp', 'Chair'],
  },
  '<': order('<', 'less than'),
  '<=': order('<=', 'at most'),
  '>': order('>', 'more than'),
  '>=': order('>=', 'at least'),
  between: {
    args: ['value: any', 'least: any', 'most: any'],
    help: 'True where the value is between the two others or equals one of them.',
    example: ['between', {}, TOTAL, 10, 20],
  },
  inside: {
    args: ['latitude: number', 'longitude: number', 'north: number', 'west: number', 'south: number', 'east: number'],
    help: 'True where a place is inside a rectangle of the map.',
    example: ['inside', {}, column('latitude'), column('longitude'), 52.6, 13.1, 52.4, 13.7],
  },
  contains: search('contains', 'True where the text contains one of the parts.'),
  'starts-with': search('starts-with', 'True where the text begins with one of the parts.'),
  'ends-with': search('ends-with', 'True where the text ends with one of the parts.'),
  'does-not-contain': search('does-not-contain', 'True where the text contains none of the parts, or is missing.'),
  'is-null': {
    args: ['value: any'],
    help: 'True where there is no value.',
    example: ['is-null', {}, TOTAL],
  },
  'not-null': {
    args: ['value: any'],
    help: 'True where there is a value.',
    example: ['not-null', {}, TOTAL],
  },
  'is-empty': {
    args: ['text: any'],
    help: 'True where there is no value or an empty text.',
    example: ['is-empty', {}, TITLE],
  },
  'not-empty': {
    args: ['text: any'],
    help: 'True where there is a value other than an empty text.',
    example: ['not-empty', {}, TITLE],
  },
  segment: {
    args: ['segment: id'],
    help: 'True where the saved filter is true.',
    example: ['segment', {}, 1],
  },
}
