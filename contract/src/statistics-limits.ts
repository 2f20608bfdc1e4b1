/** Limits of a batch of events. Without zod, because the browser needs them. */

/** Path of the statistics, on the website as on the backend (requirements §7). */
export const statisticsPath = '/statistics/'
/** Path of the statistics' endpoint for the event of an installation (requirements §7). */
export const installPath = '/statistics'

export const maxEventsPerBatch = 50
export const maxBatchBytes = 32_000
