/**
 * The links that editors may write, in one spelling. The backend stores and shows links by these rules, and the admin's
 * link dialog shows the same messages.
 */

/** In characters; some browsers and servers follow no longer one. */
const longestLink = 2_000
const tooLong = `Houd de link bij hoogstens ${longestLink.toLocaleString('nl-NL')} tekens.`

/** Spaces, and the invisible characters that come along when a link is copied. A match at the end begins where a run does. */
const edges = /^[\s\u200b-\u200d\u2060\ufeff]+|(?<![\s\u200b-\u200d\u2060\ufeff])[\s\u200b-\u200d\u2060\ufeff]+$/g
const scheme = /^(https?|mailto|tel):/i
const hostName = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d{1,5})?(?=[/?#]|$)/iu
/** `verslag.pdf` is not a host: it is a file whose folder was left out. */
const fileName = /^[^/?#]*\.(?:html?|php|aspx?|pdf|docx?|xlsx?|pptx?|csv|txt|jpe?g|png|gif|webp|svg|zip)(?=[?#]|$)/i
const mailAddress = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/
// browsers skip tabs and line breaks in a URL
const control = /\p{Cc}/u

const unknownStart = 'Begin de link met / voor een pad op de site, of met https://, mailto: of tel:.'

/**
 * A link as editors write it, in the spelling that the site follows: `HTTPS://Www.Voorbeeld.nl` and `www.voorbeeld.nl`
 * get `https://` and a host in lower case, `Mailto: a@b.nl` and `a@b.nl` become `mailto:a@b.nl`, and a phone number loses
 * its spaces (RFC 3966). Any other text stays as it is, without spaces around it, and one that is too long entirely.
 */
export function normaliseWrittenLink(written: string): string {
  if (written.length > longestLink) return written
  const link = written.replace(edges, '')
  if (control.test(link)) return link
  const [prefix = ''] = scheme.exec(link) ?? []
  if (prefix === '') return withScheme(link)
  const rest = link.slice(prefix.length).replace(edges, '')
  const lowerPrefix = prefix.toLowerCase()
  if (lowerPrefix === 'tel:') return lowerPrefix + phoneNumber(rest)
  return lowerPrefix + (lowerPrefix === 'mailto:' ? withoutSpaces(rest) : lowerCaseHost(withoutSpaces(rest)))
}

/**
 * What is wrong with a link, in its normal spelling.
 * @returns a Dutch sentence; undefined when the site can follow the link
 */
export function writtenLinkProblem(link: string): string | undefined {
  if (link.length > longestLink) return tooLong
  if (link.startsWith('mailto:') && !/^mailto:(?:[^\s@?]+@[^\s@?]+|\?)/.test(link))
    return 'Zet achter mailto: een e-mailadres, zoals mailto:redactie@voorbeeld.nl.'
  if (link.startsWith('tel:') && !/^tel:\+?\d{3,}(?:;[\w=-]+)*$/.test(link))
    return 'Zet achter tel: alleen een telefoonnummer, zoals tel:+31201234567.'
  const isKnown = /^(?:\/(?![/\\])|https?:\/\/(?=[^/\\])|mailto:|tel:|#)/.test(link)
  if (!isKnown || control.test(link) || !URL.canParse(link, 'https://site.invalid')) return unknownStart
  return link.startsWith('/') ? segmentsProblem(link) : undefined
}

/**
 * What is wrong with a link in rich text, where Strapi accepts no fragment alone.
 * @returns a Dutch sentence
 */
export function richTextLinkProblem(link: string): string | undefined {
  return link.startsWith('#')
    ? 'Zet het pad van de pagina voor het #, zoals /over-ons#contact.'
    : writtenLinkProblem(link)
}

/**
 * What is wrong with the segments of a path: browsers resolve `.` and `..` (RFC 3986 §5.2.4), also when they are encoded,
 * so that it leads elsewhere than it says.
 * @returns a Dutch sentence
 */
export function segmentsProblem(path: string): string | undefined {
  const [bare = ''] = path.split(/[?#]/)
  const segments = bare.replace(/%2e/gi, '.').split(/[\\/]/)
  return segments.includes('.') || segments.includes('..')
    ? 'Gebruik in een pad geen . of .. tussen de schuine strepen.'
    : undefined
}

function withScheme(link: string): string {
  if (mailAddress.test(link)) return `mailto:${link}`
  if (hostName.test(link) && !fileName.test(link)) return `https:${lowerCaseHost(`//${withoutSpaces(link)}`)}`
  return link.startsWith('/') ? withoutSpaces(link) : link
}

/** Spaces within a link are encoded, as browsers do; those after the slashes of a scheme were typed by mistake. */
function withoutSpaces(rest: string): string {
  return rest.replace(/^\/\/\s+/, '//').replace(/\s/g, '%20')
}

function lowerCaseHost(rest: string): string {
  return rest.replace(/^\/\/(?:[^/?#\\@]*@)?[^/?#\\@]*/, (authority) => {
    const [host = '', ...user] = authority.split('@').reverse()
    return [...user.reverse(), user.length > 0 ? host.toLowerCase() : `//${host.slice(2).toLowerCase()}`].join('@')
  })
}

/** Removes spaces and the separators of RFC 3966 from a number; `(0)` after a country code is not dialled. */
function phoneNumber(written: string): string {
  const number = written.startsWith('+') ? written.replace(/\(0\)/, '') : written
  return number.replace(/^([^;]*)/, (digits) => digits.replace(/[\s().‐‑–-]/g, ''))
}
