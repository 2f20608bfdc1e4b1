import qs from 'qs'

/**
 * The limits for query strings (requirements §9); what exceeds them is rejected instead of misread.
 */
const limits = {
  depth: 5,
  strictDepth: true,
  arrayLimit: 20,
  parameterLimit: 1000,
  throwOnLimitExceeded: true,
} as const

/**
 * What is wrong with a URL of the API: a query beyond the limits, an invalid percent-encoding, or a NUL, which the
 * database rejects.
 * @returns a Dutch sentence, or undefined when the URL is fine
 */
export function problemOfUrl(path: string, querystring: string): string | undefined {
  try {
    const text = decodeURIComponent(path) + decodeURIComponent(querystring.replaceAll('+', ' '))
    if (text.includes('\0')) return 'Het adres bevat een teken dat niet kan.'
  } catch {
    return 'Het adres bevat een % dat nergens voor staat.'
  }
  try {
    qs.parse(querystring, limits)
    return undefined
  } catch {
    return 'De zoekvraag in het adres is te diep of te lang.'
  }
}
