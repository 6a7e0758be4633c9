/** A column of one value: its type and value as SQL, the cell as JSON text, and in CSV where that is not the same. */
export type ValueCase = readonly [type: string, value: string, json: string, csv?: string]
