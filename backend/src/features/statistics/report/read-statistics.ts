/** The permission to read the statistics. */
export const readStatistics = 'api::statistics.read'
