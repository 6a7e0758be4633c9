/** More than a format can hold: what is asked for is at fault, so the answer is a 400 that says why. */
export class TooLargeForFormat extends RangeError {
  override readonly name = 'TooLargeForFormat'
  readonly statusCode = 400
}
