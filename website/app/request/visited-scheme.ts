/** Header in which our server tells the scheme a visitor's browser speaks, `http` or `https`; what a visitor sends in it is overwritten. */
export const VISITED_SCHEME_HEADER = 'x-gevel-visited-scheme'
