import qs from 'qs'

/** How the specification (§9) has query strings parsed; what goes beyond is refused instead of read otherwise. */
const limits = {
  depth: 5,
  strictDepth: true,
  arrayLimit: 20,
  parameterLimit: 1000,
  throwOnLimitExceeded: true,
} as const

/**
 * What is wrong with an address of the API: a query beyond the limits, a `%` that stands for nothing, or a NUL, which the
 * database does not take.
 * @returns a Dutch sentence, or undefined when nothing is
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
