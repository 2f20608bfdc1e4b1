/**
 * Limits of what readers fill in, in UTF-16 code units as HTML's `maxlength` counts them. Without zod, because forms
 * import them in the browser.
 */
export const maxLength = {
  /** the longest deliverable address (RFC 5321 §4.5.3.1.3, without the brackets) */
  email: 254,
  name: 80,
  company: 120,
  /** text of several lines for others to read: a comment, a question */
  message: 2000,
  /** why somebody applies for a job */
  motivation: 4000,
  /** text of several lines for us to read */
  letter: 8000,
  /** a number that helps to find somebody: of a customer, of an invoice */
  reference: 60,
  /** the number of an order, or a line about what was ordered and when */
  order: 200,
  /** note beside a choice */
  note: 500,
} as const

export const minLength = {
  message: 2,
  /** in characters; NIST SP 800-63B §3.1.1.2: length counts, without rules for the kinds of characters */
  password: 12,
} as const
