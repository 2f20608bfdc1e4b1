/** Times of registrations for events. Without zod, because forms and pages use them in the browser. */

/** How long a wizard keeps its places. */
export const holdMinutes = 15
/** How long a place is offered to somebody on the waiting list. */
export const offerHours = 24
/** How long after an event the answers of its attendees are kept. */
export const answerDays = 28
