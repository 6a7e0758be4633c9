/** What guards requests that this server sends to addresses which somebody else has chosen. */
export { isHeaderName, isHeaderValue, isOfConnection } from './headers.ts'
export { isPublicAddress } from './public-addresses.ts'
export { AddressNotAllowed, NotConnected, outboundRequest, type OutboundAnswer } from './request.ts'
