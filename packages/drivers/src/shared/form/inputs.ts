/** Inputs that the connection forms of several engines share (contract: databases, section 4). */
import type { ConnectionProperty } from '@querent/query'

export function hostInput(placeholder = 'localhost'): ConnectionProperty {
  return {
    name: 'host',
    'display-name': 'Host',
    placeholder,
    required: true,
    'helper-text': 'Name or address of the database server, without protocol.',
  }
}

export function portInput(standard: number): ConnectionProperty {
  return { name: 'port', 'display-name': 'Port', type: 'integer', default: standard, placeholder: String(standard) }
}

export function databaseInput(placeholder: string, name = 'dbname'): ConnectionProperty {
  return { name, 'display-name': 'Database name', placeholder, required: true }
}

export const USER_INPUT: ConnectionProperty = {
  name: 'user',
  'display-name': 'Username',
  placeholder: 'username',
  required: true,
  'helper-text': 'Best a user of the database who may only read: warnings say what else this one may do.',
}

export const PASSWORD_INPUT: ConnectionProperty = {
  name: 'password',
  'display-name': 'Password',
  type: 'password',
  placeholder: '••••••••',
}

export const SSL_INPUT: ConnectionProperty = {
  name: 'ssl',
  'display-name': 'Use a secure connection (SSL)',
  type: 'boolean',
  default: false,
}

export const SCHEMA_FILTER_INPUT: ConnectionProperty = {
  name: 'schema-filters',
  'display-name': 'Schemas',
  type: 'schema-filters',
}

const whenAdvanced = { 'advanced-options': true }
const whenScheduled = { 'advanced-options': true, 'let-user-control-scheduling': true }

/** @param known names of the options that the engine knows. */
export function additionalOptionsInput(known: Iterable<string>): ConnectionProperty {
  return {
    name: 'additional-options',
    'display-name': 'Additional connection options',
    placeholder: 'name=value&other=value',
    'helper-text': `Known are ${[...known].join(', ')}.`,
    'visible-if': whenAdvanced,
  }
}

/** Heads the inputs that are shown only when it is opened, those of the engine first. */
export const ADVANCED_SECTION: ConnectionProperty = {
  name: 'advanced-options',
  'display-name': 'Advanced options',
  type: 'section',
  default: false,
}

/** What the server asks about every database, whatever its engine. */
export const COMMON_INPUTS: readonly ConnectionProperty[] = [
  {
    name: 'auto_run_queries',
    'display-name': 'Rerun queries for simple explorations',
    type: 'boolean',
    default: true,
    description: 'Runs a question again whenever a summary or a filter is changed. Turn it off for a slow database.',
    'visible-if': whenAdvanced,
  },
  {
    name: 'let-user-control-scheduling',
    'display-name': 'Choose when syncs and scans happen',
    type: 'boolean',
    default: false,
    'visible-if': whenAdvanced,
  },
  {
    name: 'schedules.metadata_sync',
    'display-name': 'Database syncing',
    description: 'Looks for new, changed and removed tables and columns.',
    'visible-if': whenScheduled,
  },
  {
    name: 'schedules.cache_field_values',
    'display-name': 'Scanning for filter values',
    description: 'Reads the distinct values of columns that are offered in filters.',
    'visible-if': whenScheduled,
  },
  {
    name: 'json-unfolding',
    'display-name': 'Unfold columns of JSON',
    type: 'boolean',
    default: true,
    description: 'Makes a field of every path inside columns of JSON.',
    'visible-if': whenAdvanced,
  },
  {
    name: 'refingerprint',
    'display-name': 'Periodically refingerprint tables',
    type: 'boolean',
    default: false,
    description: 'Samples tables again with every sync, also those that have been sampled before.',
    'visible-if': whenAdvanced,
  },
]
