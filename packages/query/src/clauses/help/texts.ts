/** Help for functions of text and of URLs: the files of `text/` but the filters. */
import { column, type ClauseHelp, type HelpByClause } from './clause-help.ts'

const TITLE = column('title')
const URL = column('url')

const ofText = (op: string, help: string, argument: readonly unknown[] = TITLE): ClauseHelp => ({
  args: ['text: text'],
  result: 'type/Text',
  help,
  example: [op, {}, argument],
})

const nameOf = (op: string, what: string, number: number): ClauseHelp => ({
  args: ['number: number'],
  result: 'type/Text',
  help: `The English name of the ${what} with this number.`,
  example: [op, {}, number],
})

export const TEXT_HELP: HelpByClause = {
  trim: ofText('trim', 'The text without spaces at its start and end.'),
  ltrim: ofText('ltrim', 'The text without spaces at its start.'),
  rtrim: ofText('rtrim', 'The text without spaces at its end.'),
  upper: ofText('upper', 'The text in upper case.'),
  lower: ofText('lower', 'The text in lower case.'),
  length: {
    args: ['text: text'],
    result: 'type/Integer',
    help: 'The number of characters in the text.',
    example: ['length', {}, TITLE],
  },
  concat: {
    args: ['value: any'],
    result: 'type/Text',
    help: 'All values joined into one text.',
    example: ['concat', {}, TITLE, ' (', column('quantity'), ')'],
  },
  substring: {
    args: ['text: text', 'start: number', 'length: number'],
    result: 'type/Text',
    help: 'A part of the text; the first character is at position 1.',
    example: ['substring', {}, TITLE, 1, 3],
  },
  replace: {
    args: ['text: text', 'part: text', 'replacement: text'],
    result: 'type/Text',
    help: 'The text with every occurrence of a part replaced.',
    example: ['replace', {}, TITLE, '-', ' '],
  },
  'regex-match-first': {
    args: ['text: text', 'pattern: text'],
    result: 'type/Text',
    help: 'The first part of the text that matches a regular expression; null where none does.',
    example: ['regex-match-first', {}, TITLE, '[0-9]+'],
  },
  'split-part': {
    args: ['text: text', 'delimiter: text', 'position: number'],
    result: 'type/Text',
    help: 'The part at a position, counted from 1, of a text split at a delimiter.',
    example: ['split-part', {}, TITLE, '-', 2],
  },
  'month-name': nameOf('month-name', 'month', 3),
  'quarter-name': nameOf('quarter-name', 'quarter', 2),
  'day-name': nameOf('day-name', 'day of the week', 1),
  host: ofText('host', 'The registered name of a URL or email address, such as example.co.uk.', URL),
  domain: ofText('domain', 'The registered name of a URL or email address without its ending, such as example.', URL),
  subdomain: ofText('subdomain', 'The part before the registered name of a URL, such as www.', URL),
  path: ofText('path', 'The path of a URL.', URL),
}
