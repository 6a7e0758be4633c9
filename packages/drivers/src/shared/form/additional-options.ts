/**
 * `additional-options`: options as they stand in connection URLs, `name=value&other=value`. Each engine has a list of
 * those it knows; any other name is refused, so that nothing that was asked for is silently left undone.
 */
import { ConnectionError } from '@querent/query'

/** @template Choices what options can choose about a connection. */
interface KnownOption<Choices> {
  /** What its value must be, for the message when it is not. */
  rule: string
  /** What the text chooses; undefined for a text against the rule. */
  read(text: string): Partial<Choices> | undefined
}

type KnownOptions<Choices> = ReadonlyMap<string, KnownOption<Choices>>

/** @param named options by name; spellings of one option are separated by a blank. */
export function knownOptions<Choices>(named: Readonly<Record<string, KnownOption<Choices>>>): KnownOptions<Choices> {
  const pairs = Object.entries(named).flatMap(([names, option]) =>
    names.split(' ').map((name): [string, KnownOption<Choices>] => [name, option]),
  )
  return new Map(pairs)
}

/** @throws {ConnectionError} naming the option that is not known or whose value is not usable. */
export function readOptions<Choices>(
  options: ReadonlyMap<string, string>,
  known: KnownOptions<Choices>,
): Partial<Choices> {
  const choices: Partial<Choices> = {}
  for (const [name, text] of options) {
    const option = known.get(name)
    if (option === undefined) {
      throw optionError(`"${name}" is not known. Known are ${[...known.keys()].join(', ')}.`)
    }
    const chosen = option.read(text.trim())
    if (chosen === undefined) throw optionError(`"${name}" must be ${option.rule}.`)
    Object.assign(choices, chosen)
  }
  return choices
}

function optionError(problem: string): ConnectionError {
  return new ConnectionError(`The connection option ${problem}`, { 'additional-options': problem })
}

/** Any text but an empty one. */
export function textOption<Choices>(choose: (text: string) => Partial<Choices>): KnownOption<Choices> {
  return { rule: 'given', read: (text) => (text === '' ? undefined : choose(text)) }
}

/** A whole number from 1 to `largest`. */
export function numberOption<Choices>(
  { unit, largest }: { unit: string; largest: number },
  choose: (value: number) => Partial<Choices>,
): KnownOption<Choices> {
  return {
    rule: `a number of ${unit} from 1 to ${largest}`,
    read(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
      return value >= 1 && value <= largest ? choose(value) : undefined
    },
  }
}

export function flagOption<Choices>(choose: (value: boolean) => Partial<Choices>): KnownOption<Choices> {
  return {
    rule: 'true or false',
    read: (text) => (text === 'true' ? choose(true) : text === 'false' ? choose(false) : undefined),
  }
}

/** One of a few words. */
export function choiceOption<Choices, Word extends string>(
  words: readonly Word[],
  choose: (word: Word) => Partial<Choices>,
): KnownOption<Choices> {
  return {
    rule: `one of ${words.join(', ')}`,
    read(text) {
      const word = words.find((candidate) => candidate.toLowerCase() === text.toLowerCase())
      return word === undefined ? undefined : choose(word)
    },
  }
}

/** For what is done anyway: only the values, in lower case, that say so. */
export function alwaysOption<Choices>(values: readonly string[]): KnownOption<Choices> {
  return {
    rule: `${values.join(' or ')}, which is always done`,
    read: (text) => (values.includes(text.toLowerCase()) ? {} : undefined),
  }
}
