/** Collections that items can go to. */
export { placesFor } from './places-for.ts'
export { writablePlaces } from './writable-places.ts'
