/** The editions of the site: for everybody, and for professionals. */
export type Edition = 'general' | 'pro'
