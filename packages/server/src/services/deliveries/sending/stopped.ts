/** It can no longer be sent, whenever it is tried: a sentence for its owner says why. */
export class CannotSend extends Error {}
