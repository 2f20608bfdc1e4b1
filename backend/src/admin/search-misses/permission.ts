/** The permission to see the searches without a result; the backend requires the same one (`search-misses/`). */
export const readSearchMisses = [{ action: 'api::search-misses.read', subject: null }]
