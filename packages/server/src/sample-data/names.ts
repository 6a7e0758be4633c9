import type { Random } from './prng.ts'

const FIRST_NAMES = words(`
  Aaliyah Aaron Abigail Adam Ahmed Aisha Alan Alejandra Alice Amara Amir Ana Andre Anita Arjun Astrid Ava Beatrice
  Benjamin Bianca Brandon Bridget Caleb Camila Carlos Carmen Charles Chloe Clara Connor Daniel Daria David Deborah
  Diego Dominic Dorothy Edith Eduardo Elena Eli Emma Eric Esther Ethan Eva Fatima Felix Fiona Frank Gabriel Grace
  Hannah Harold Hassan Helen Hugo Ibrahim Ingrid Isaac Isabel Ivan Jacob Jada James Jasmine Javier Joan Jonas Josephine
  Julia Kai Karen Keiko Kevin Laila Lars Laura Leo Linda Louis Lucia Luke Mabel Marcus Margaret Maria Martin Maya Mei
  Miguel Mila Naomi Nathan Nina Noah Nora Oliver Olivia Omar Oscar Paul Priya Quentin Rachel Rafael Rosa Ruth Samuel
  Sara Sean Sofia Stella Tamika Theo Thomas Uma Valerie Victor Vivian Walter Wei Wendy Xavier Yara Yusuf Zoe`)

const LAST_NAMES = words(`
  Abbott Acosta Adler Ahmed Alvarez Andersen Baker Barnes Becker Bell Bennett Bishop Boyd Brooks Burke Calloway Campbell
  Carter Castillo Chan Chavez Clarke Coleman Collins Cooper Cruz Dalton Davis Delgado Diaz Dixon Doyle Duncan Edwards
  Ellis Evans Farrell Fischer Fleming Flores Foster Fox Garcia Gibson Gomez Grant Greene Gupta Hall Hansen Harris Hayes
  Henderson Hernandez Hoffman Holland Howard Huang Hughes Hunter Ibarra Jackson Jensen Jimenez Johnson Jordan Kaur Keller
  Kelly Khan Kim King Klein Lambert Larsen Lawson Lee Lewis Lopez Lucas Mack Marsh Martin Mason Mendez Meyer Miller
  Mitchell Moreno Morgan Morris Murphy Nash Nelson Nguyen Novak Okafor Oliver Olsen Ortiz Owens Park Parker Patel Pearson
  Perez Peterson Pham Phillips Porter Quinn Ramirez Ramos Reed Reyes Rice Rivera Roberts Romero Ross Ruiz Russell Ryan
  Sanchez Santos Schmidt Schneider Shah Silva Simmons Singh Sloan Smith Soto Spencer Stewart Stone Sullivan Tanaka Taylor
  Thomas Torres Tran Turner Vargas Vaughn Vega Wagner Walker Wallace Wang Ward Watson Webb Weber West White Wilson Wong
  Wood Wright Yang Young Zhang Zimmerman`)

const STREET_NAMES = words(`
  Acorn Alder Ash Aspen Bay Birch Bridge Brook Canal Cedar Cherry Chestnut Church Clay Cliff Cottage Creek Dogwood Elm
  Fern Forest Garden Grove Harbor Hawthorn Hickory High Hill Holly Juniper Lake Laurel Liberty Lincoln Locust Madison
  Main Maple Market Meadow Mill Monroe Mulberry Oak Orchard Park Pearl Pine Pleasant Poplar Prairie Prospect Ridge River
  School Spring Spruce Summit Sunset Sycamore Union Valley View Walnut Washington Water Willow`)

const STREET_KINDS = ['Street', 'Street', 'Avenue', 'Avenue', 'Road', 'Drive', 'Lane', 'Court', 'Place', 'Boulevard']

/** Domains that can never receive mail: the top-level name `example` is reserved (RFC 2606). */
const MAIL_DOMAINS = ['inbox.example', 'postbox.example', 'letters.example', 'mail.example', 'quickmail.example']

interface FullName {
  first: string
  last: string
}

/** A first and a last name. */
export function drawName(random: Random): FullName {
  return { first: random.pick(FIRST_NAMES), last: random.pick(LAST_NAMES) }
}

/** A name as the part of a mail address before the @, not in `taken`, to which it is added. */
export function drawMailbox(random: Random, name: FullName, taken: Set<string>): string {
  const [first, last] = [name.first.toLowerCase(), name.last.toLowerCase()]
  const plain = random.pick([`${first}.${last}`, `${first}-${last}`, `${first[0]}${last}`, `${last}.${first}`])
  let mailbox = plain
  while (taken.has(mailbox)) mailbox = `${plain}${random.integer(2, 99)}`
  taken.add(mailbox)
  return mailbox
}

export function drawMailDomain(random: Random): string {
  return random.pick(MAIL_DOMAINS)
}

/** House number and street, sometimes with an apartment. */
export function drawAddress(random: Random): string {
  const street = `${random.integer(1, 9899)} ${random.pick(STREET_NAMES)} ${random.pick(STREET_KINDS)}`
  return random.chance(0.18) ? `${street}, Apt ${random.integer(1, 48)}` : street
}

/** Two words and a form, e.g. a vendor. */
export function drawCompany(random: Random): string {
  const form = random.pick(['Ltd', 'Inc', 'Group', 'Works', 'Supply', 'and Sons', 'Trading', 'Brothers'])
  const name = random.chance(0.5) ? random.pick(STREET_NAMES) + ' ' + random.pick(LAST_NAMES) : random.pick(LAST_NAMES)
  return `${name} ${form}`
}

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}
