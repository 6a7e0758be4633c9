import { idColumn } from '../schema.ts'
import type { SampleTable } from '../schema.ts'

/** The shop's customers. */
export const PEOPLE: SampleTable = {
  name: 'PEOPLE',
  description: 'Everybody who has signed up with the shop, whether or not they have bought anything yet.',
  entity_type: 'entity/UserTable',
  columns: [
    idColumn('Number of the person, in order of signing up.'),
    { name: 'ADDRESS', type: 'VARCHAR(255)', description: 'Street and house number.', semantic_type: 'type/Address' },
    {
      name: 'EMAIL',
      type: 'VARCHAR(255)',
      description: 'Address for mail, also the login.',
      semantic_type: 'type/Email',
    },
    {
      name: 'PASSWORD',
      type: 'VARCHAR(64)',
      description: 'A made-up password hash. Nothing to chart; best left hidden.',
    },
    { name: 'NAME', type: 'VARCHAR(255)', description: 'First and last name.', semantic_type: 'type/Name' },
    { name: 'CITY', type: 'VARCHAR(255)', description: 'City of the address.', semantic_type: 'type/City' },
    {
      name: 'LONGITUDE',
      type: 'DOUBLE',
      description: 'East-west position of the address in degrees. Empty when it could not be located.',
      semantic_type: 'type/Longitude',
      isNullable: true,
    },
    { name: 'STATE', type: 'CHAR(2)', description: 'State of the address: two letters.', semantic_type: 'type/State' },
    {
      name: 'SOURCE',
      type: 'VARCHAR(50)',
      description: 'How they found the shop: Affiliate, Facebook, Google, Organic or Twitter.',
      semantic_type: 'type/Source',
    },
    {
      name: 'BIRTH_DATE',
      type: 'DATE',
      description: 'Day of birth. Empty when it was not given.',
      semantic_type: 'type/Birthdate',
      isNullable: true,
    },
    { name: 'ZIP', type: 'CHAR(5)', description: 'Postal code of the address.', semantic_type: 'type/ZipCode' },
    {
      name: 'LATITUDE',
      type: 'DOUBLE',
      description: 'North-south position of the address in degrees. Empty when it could not be located.',
      semantic_type: 'type/Latitude',
      isNullable: true,
    },
    {
      name: 'CREATED_AT',
      type: 'TIMESTAMP',
      description: 'When they signed up.',
      semantic_type: 'type/CreationTimestamp',
      isIndexed: true,
    },
  ],
}

/** The catalog. */
export const PRODUCTS: SampleTable = {
  name: 'PRODUCTS',
  description: 'What the shop sells.',
  entity_type: 'entity/ProductTable',
  columns: [
    idColumn('Number of the product, in order of being listed.'),
    { name: 'EAN', type: 'CHAR(13)', description: 'Thirteen-digit article number, the one under the bar code.' },
    { name: 'TITLE', type: 'VARCHAR(255)', description: 'Name shown in the shop.', semantic_type: 'type/Title' },
    {
      name: 'CATEGORY',
      type: 'VARCHAR(50)',
      description: 'Doohickey, Gadget, Gizmo or Widget.',
      semantic_type: 'type/Category',
    },
    { name: 'VENDOR', type: 'VARCHAR(255)', description: 'Company that supplies it.', semantic_type: 'type/Company' },
    { name: 'PRICE', type: 'DOUBLE', description: 'Price of one piece in dollars, before tax.' },
    {
      name: 'RATING',
      type: 'DOUBLE',
      description: 'Average of its reviews from 1 to 5, to one decimal. Empty without reviews.',
      semantic_type: 'type/Score',
      isNullable: true,
    },
    {
      name: 'CREATED_AT',
      type: 'TIMESTAMP',
      description: 'When it was listed.',
      semantic_type: 'type/CreationTimestamp',
      isIndexed: true,
    },
  ],
}

/** The sales. */
export const ORDERS: SampleTable = {
  name: 'ORDERS',
  description: 'One row per order: who bought which product, how many, and what it came to.',
  entity_type: 'entity/TransactionTable',
  columns: [
    idColumn('Number of the order, in order of time.'),
    { name: 'USER_ID', type: 'INTEGER', description: 'The person who ordered.', references: 'PEOPLE' },
    { name: 'PRODUCT_ID', type: 'INTEGER', description: 'The product ordered.', references: 'PRODUCTS' },
    { name: 'SUBTOTAL', type: 'DOUBLE', description: 'Price times quantity in dollars, before discount and tax.' },
    { name: 'TAX', type: 'DOUBLE', description: "Sales tax in dollars, at the rate of the buyer's state." },
    { name: 'TOTAL', type: 'DOUBLE', description: 'What was paid, in dollars: subtotal plus tax minus discount.' },
    {
      name: 'DISCOUNT',
      type: 'DOUBLE',
      description: 'Reduction in dollars. Empty for most orders.',
      semantic_type: 'type/Discount',
      isNullable: true,
    },
    {
      name: 'CREATED_AT',
      type: 'TIMESTAMP',
      description: 'When the order was placed.',
      semantic_type: 'type/CreationTimestamp',
      isIndexed: true,
    },
    { name: 'QUANTITY', type: 'INTEGER', description: 'Pieces ordered.', semantic_type: 'type/Quantity' },
  ],
}

/** What buyers wrote. */
export const REVIEWS: SampleTable = {
  name: 'REVIEWS',
  description: 'Opinions of people who bought a product.',
  entity_type: 'entity/GenericTable',
  columns: [
    idColumn('Number of the review, in order of time.'),
    { name: 'PRODUCT_ID', type: 'INTEGER', description: 'The product reviewed.', references: 'PRODUCTS' },
    { name: 'REVIEWER', type: 'VARCHAR(255)', description: 'User name under which the review appears.' },
    { name: 'RATING', type: 'INTEGER', description: 'Stars, from 1 to 5.', semantic_type: 'type/Score' },
    {
      name: 'BODY',
      type: 'TEXT',
      description: 'The text. Empty when only stars were given.',
      semantic_type: 'type/Description',
      isNullable: true,
    },
    {
      name: 'CREATED_AT',
      type: 'TIMESTAMP',
      description: 'When it was written.',
      semantic_type: 'type/CreationTimestamp',
      isIndexed: true,
    },
  ],
}
