/** The column that numbers the rows of uploaded tables; files have none of this name (contract: uploads, section 3). */
export const KEY_COLUMN = '_mb_row_id'
