/** Change tag of what pages show of the registration for events: also written when tickets are sold out, or are there again. */
export const saleTag = 'event-sale'
