/** The group of fields of an attendee, counted from 0. */
export const attendeeField = (index: number) => `bezoeker${index}`
