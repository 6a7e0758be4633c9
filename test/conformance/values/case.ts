/**
 * A column of one value: its type and value as SQL, the cell as JSON text, in CSV where that is not the same, and in CSV
 * that the engine writes itself where that differs again.
 */
export type ValueCase = readonly [type: string, value: string, json: string, csv?: string, bulkCsv?: string]
