/**
 * Over https a private cookie has this prefix: no subdomain and no unencrypted page can set one (RFC 6265bis
 * §4.1.3.2).
 */
export const HOST_PREFIX = '__Host-'

/** The cookies that only our server reads. The code knows them by these names, whatever their prefix. */
const names = [
  'strapi_jwt',
  'strapi_refresh',
  'strapi_registration',
  'gevel_connect',
  'gevel_reset_return',
  'gevel_pending_change',
  'gevel_drafts',
  'gevel_withdrawal',
] as const
export type PrivateCookie = (typeof names)[number]

const anyName = `(?:${names.join('|')})`
const plain = new RegExp(`^[ \\t]*${anyName}[ \\t]*(?:=|$)`)
const prefixed = new RegExp(`^([ \\t]*)${HOST_PREFIX}(?=${anyName}[ \\t]*=)`)
/**
 * Before its value a pair has characters of no cookie that the site sets. One that only a reader takes for a space, such as U+00A0, hides
 * from browsers that a name begins with the prefix, so that a subdomain could set it.
 */
const foreign = /^[^=]*[^\t -~]/

/** Whether a `Cookie` header may have a private cookie. Most visitors have none. */
export function hasPrivateCookies(header: string): boolean {
  return names.some((name) => header.includes(name))
}

/**
 * The `Cookie` header of a visitor over https as the code reads it: private cookies only from prefixed names, without
 * the prefix. A plain one may be of another site, such as the session of an attacker. Only spaces and tabs surround a
 * name, and a pair whose name has other characters than those of ASCII is left out.
 */
export function acceptedCookies(header: string): string {
  return header
    .split(';')
    .filter((pair) => !plain.test(pair) && !foreign.test(pair))
    .map((pair) => pair.replace(prefixed, '$1'))
    .join(';')
    .trim()
}
