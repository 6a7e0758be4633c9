/**
 * Regular expressions that every engine reads alike, for text that is to be read as another type. Text that does not
 * match gives null on all of them, where the engines' own casts fail, guess or give zero.
 */

/** One of ASCII: engines do not agree on others, nor on how they read a number between them. */
const BLANK = '[ \\t\\n\\r\\f]'

/** Up to 267: with 40 digits before or after the point, the number is a double, neither too large nor too small. */
const EXPONENT = '[eE][+-]?(0?[0-9]{1,2}|1[0-9]{2}|2[0-5][0-9]|26[0-7])'

/** A decimal number, with blanks around it, in the range of a double. */
export const NUMBER_TEXT = `^${BLANK}*[+-]?([0-9]{1,40}(\\.[0-9]{0,40})?|\\.[0-9]{1,40})(${EXPONENT})?${BLANK}*$`

/** A day of the calendar from the year 1000 on; knows the lengths of months and leap years. */
function day(mark: string): string {
  const long = `(0[13578]|1[02])${mark}(0[1-9]|[12][0-9]|3[01])`
  const short = `(0[469]|11)${mark}(0[1-9]|[12][0-9]|30)`
  const february = `02${mark}(0[1-9]|1[0-9]|2[0-8])`
  const leapYear = '([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)'
  return `([1-9][0-9]{3}${mark}(${long}|${short}|${february})|${leapYear}${mark}02${mark}29)`
}

const HOURS = '([01][0-9]|2[0-3])'
const TIME = `${HOURS}:[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?`

/** ISO 8601 text of a day, or of a day and a time. */
export const DATETIME_TEXT = `^${day('-')}([T ]${TIME})?$`
/** The same with an offset from UTC, of less than 16 hours: what is more fails on some engines. */
export const OFFSET_TEXT = `^${day('-')}[T ]${TIME} ?([Zz]|[+-](0[0-9]|1[0-5])(:?[0-5][0-9])?)$`
export const TIME_TEXT = `^${TIME}$`
/** Year to second in 14 digits. */
export const COMPACT_TEXT = `^${day('')}${HOURS}[0-5][0-9][0-5][0-9]$`

/** What stands before the host of a URL or an e-mail address. */
export const URL_START = '^(?:[^:/?#]+://)?(?:[^/?#@]*@)?(?:www\\.)?'
/** What stands before the path of a URL: a scheme and a host, or a host with a dot. */
export const URL_TO_PATH = '^(?:[^:/?#]+://[^/?#]*|[^:/?#\\s]+\\.[^:/?#\\s]+)'

/** A set of characters, a group that captures nothing, a blank, or any other escaped sign. */
const PERL = /\[\^?(?:\\.|[^\]\\])*\]|\(\?:|\\./g

/** The pattern as POSIX has it, whose groups all capture and whose blanks are a class with a name. */
export function posixPattern(pattern: string): string {
  return pattern.replaceAll(PERL, (sign) => {
    if (sign === '(?:') return '('
    if (sign === BLANK) return '[[:space:]]'
    return sign.startsWith('[') ? sign.replaceAll('\\s', '[:space:]') : sign.replace('\\s', '[[:space:]]')
  })
}

/** Which group of {@link posixPattern} the first group is that captures in the pattern itself; from 1. */
export function groupNumber(pattern: string): number {
  const groups: string[] = pattern.replaceAll(PERL, (sign) => (sign === '(?:' ? '<' : '')).match(/[(<]/g) ?? []
  return groups.indexOf('(') + 1
}
