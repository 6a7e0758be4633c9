import { column, createdAt, idColumn, optional, reference } from '../schema.ts'
import type { SampleTable } from '../schema.ts'

/** The shop's customers. */
export const PEOPLE: SampleTable = {
  name: 'PEOPLE',
  description: 'Everybody who has signed up with the shop, whether or not they have bought anything yet.',
  entity_type: 'entity/UserTable',
  columns: [
    idColumn('Number of the person, in order of signing up.'),
    column('ADDRESS', 'VARCHAR(255)', 'Street and house number.', 'type/Address'),
    column('EMAIL', 'VARCHAR(255)', 'Address for mail, also the login.', 'type/Email'),
    column('PASSWORD', 'VARCHAR(64)', 'A made-up password hash. Nothing to chart; best left hidden.'),
    column('NAME', 'VARCHAR(255)', 'First and last name.', 'type/Name'),
    column('CITY', 'VARCHAR(255)', 'City of the address.', 'type/City'),
    optional(
      'LONGITUDE',
      'DOUBLE',
      'East-west position of the address in degrees. Empty when it could not be located.',
      'type/Longitude',
    ),
    column('STATE', 'CHAR(2)', 'State of the address: two letters.', 'type/State'),
    column(
      'SOURCE',
      'VARCHAR(50)',
      'How they found the shop: Affiliate, Facebook, Google, Organic or Twitter.',
      'type/Source',
    ),
    optional('BIRTH_DATE', 'DATE', 'Day of birth. Empty when it was not given.', 'type/Birthdate'),
    column('ZIP', 'CHAR(5)', 'Postal code of the address.', 'type/ZipCode'),
    optional(
      'LATITUDE',
      'DOUBLE',
      'North-south position of the address in degrees. Empty when it could not be located.',
      'type/Latitude',
    ),
    createdAt('When they signed up.'),
  ],
}

/** The catalog. */
export const PRODUCTS: SampleTable = {
  name: 'PRODUCTS',
  description: 'What the shop sells.',
  entity_type: 'entity/ProductTable',
  columns: [
    idColumn('Number of the product, in order of being listed.'),
    column('EAN', 'CHAR(13)', 'Thirteen-digit article number, the one under the bar code.'),
    column('TITLE', 'VARCHAR(255)', 'Name shown in the shop.', 'type/Title'),
    column('CATEGORY', 'VARCHAR(50)', 'Doohickey, Gadget, Gizmo or Widget.', 'type/Category'),
    column('VENDOR', 'VARCHAR(255)', 'Company that supplies it.', 'type/Company'),
    column('PRICE', 'DOUBLE', 'Price of one piece in dollars, before tax.'),
    optional(
      'RATING',
      'DOUBLE',
      'Average of its reviews from 1 to 5, to one decimal. Empty without reviews.',
      'type/Score',
    ),
    createdAt('When it was listed.'),
  ],
}

/** The sales. */
export const ORDERS: SampleTable = {
  name: 'ORDERS',
  description: 'One row per order: who bought which product, how many, and what it came to.',
  entity_type: 'entity/TransactionTable',
  columns: [
    idColumn('Number of the order, in order of time.'),
    reference('USER_ID', 'PEOPLE', 'The person who ordered.'),
    reference('PRODUCT_ID', 'PRODUCTS', 'The product ordered.'),
    column('SUBTOTAL', 'DOUBLE', 'Price times quantity in dollars, before discount and tax.'),
    column('TAX', 'DOUBLE', "Sales tax in dollars, at the rate of the buyer's state."),
    column('TOTAL', 'DOUBLE', 'What was paid, in dollars: subtotal plus tax minus discount.'),
    optional('DISCOUNT', 'DOUBLE', 'Reduction in dollars. Empty for most orders.', 'type/Discount'),
    createdAt('When the order was placed.'),
    column('QUANTITY', 'INTEGER', 'Pieces ordered.', 'type/Quantity'),
  ],
}

/** What buyers wrote. */
export const REVIEWS: SampleTable = {
  name: 'REVIEWS',
  description: 'Opinions of people who bought a product.',
  entity_type: 'entity/GenericTable',
  columns: [
    idColumn('Number of the review, in order of time.'),
    reference('PRODUCT_ID', 'PRODUCTS', 'The product reviewed.'),
    column('REVIEWER', 'VARCHAR(255)', 'User name under which the review appears.'),
    column('RATING', 'INTEGER', 'Stars, from 1 to 5.', 'type/Score'),
    optional('BODY', 'TEXT', 'The text. Empty when only stars were given.', 'type/Description'),
    createdAt('When it was written.'),
  ],
}
