/** Scans that a device sends at once. */
export const mostScansAtOnce = 50
