import { causesInEnglish, type Cause } from '../../../delivery/index.ts'

/** It can no longer be sent, whenever it is tried. */
export class CannotSend extends Error {
  readonly why: Cause

  constructor(why: Cause) {
    super(causesInEnglish([why]))
    this.why = why
  }
}

/** It cannot be sent now. */
export class NotMade extends Error {
  readonly why: Cause

  constructor(why: Cause) {
    super(causesInEnglish([why]))
    this.why = why
  }
}
