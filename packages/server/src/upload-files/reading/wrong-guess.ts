/** The first rows of a file say another type of a column than all rows: it has to be read whole. */
export class WrongGuess extends Error {
  constructor() {
    super('A column has another type than its first values.')
  }
}
