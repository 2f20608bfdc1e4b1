/** The permission to see the statistics; the backend requires the same one (`statistics/report/`). */
export const readStatistics = [{ action: 'api::statistics.read', subject: null }]
