/** How filters are connected to cards: what is there, what fits, what is connected, alike or not at all. */
export {
  alikeConnections,
  connect,
  connectAll,
  disconnectAll,
  fittingOptions,
  giveBy,
  guessConnections,
  lostConnections,
  sameTarget,
  targetOn,
  unconnectedCards,
  unconnectedFilters,
  type Candidate,
  type Connection,
} from './connect.ts'
export { fits, type TargetColumn } from './fit.ts'
export { actionOptions, columnOptions, tagOptions, textOptions, type Related, type TargetOption } from './options.ts'
