/** The most readers of one order; a larger company asks for an offer. Without zod, because forms import it in the browser. */
export const mostSeats = 500
