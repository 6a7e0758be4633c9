/** From results and settings to pictures: no DOM, nothing of Node, so that browser and server draw the same. */
export type Nothing = never
