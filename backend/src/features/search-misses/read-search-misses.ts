/** The permission to read which searches had no result. */
export const readSearchMisses = 'api::search-misses.read'
