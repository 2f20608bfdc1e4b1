/** Kilometres from a place, as the crow flies. Without zod, because the list imports them in the browser. */
export const distances = [10, 25, 50, 100] as const
export const usualDistance = 25
