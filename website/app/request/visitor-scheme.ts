/**
 * Header in which our server passes the scheme of the visitor's browser, `http` or `https`; a value from the client is
 * overwritten.
 */
export const VISITOR_SCHEME_HEADER = 'x-gevel-visitor-scheme'
