/** Header in which our server tells where a visitor is; what a visitor sends in it is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-gevel-client-address'
