/** Limits of a batch of events. Without zod, because the browser needs them. */

/** Path of the statistics, on the website as on the backend (specification §7). */
export const statisticsPath = '/statistics/'

export const maxEventsPerBatch = 50
export const maxBatchBytes = 32_000
