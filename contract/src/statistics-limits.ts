/** Limits of a batch of events. Without zod, because the browser needs them. */

/** Path of the statistics, on the website as on the backend (specification §7). */
export const statisticsPath = '/statistics/'
/** The same endpoint, by the path that the specification (§7) has for the event of an installation. */
export const installPath = '/statistics'

export const maxEventsPerBatch = 50
export const maxBatchBytes = 32_000
