/** Header in which our server passes the visitor's address; a value from the client is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-gevel-client-address'
