import { isProPath } from '@gevel/contract/edition-links'
import type { Edition } from '@gevel/contract/editions'
import { routePaths } from '@gevel/contract/paths'

/** What the URL of an event says about its page. */
export interface EventPage {
  /** without the slug of an article, event or vacancy, which anybody can vary */
  path: string
  /** `article:107`, `company:hamerslag`; null for other pages */
  subject: string | null
  edition: Edition
}

/** The pages with a subject, by their path up to its number or link. */
const subjects: readonly [kind: string, path: RegExp][] = [
  ['article', pathUpTo(routePaths['news-id-slug'], ':id')],
  ['article', pathUpTo(routePaths['item-id-slug'], ':id')],
  ['event', pathUpTo(routePaths['agenda-id-slug'], ':id')],
  ['vacancy', pathUpTo(routePaths['vacatures-vacature-id-slug'], ':id')],
  ['magazine', pathUpTo(routePaths['magazine-id-slug'], ':id')],
  ...(
    [
      'partners-link',
      'organisaties-link',
      'winkelketens-bouwmarkten-link',
      'winkelketens-verfwinkels-woonwinkels-link',
    ] as const
  ).map((name): [string, RegExp] => ['company', pathUpTo(routePaths[name], ':link')]),
]

/** Reads a URL of the contract: a path, with `?pro` for a shared page in the pro edition. */
export function pageOfUrl(url: string): EventPage {
  const [path = '/', pro] = url.split('?')
  const edition = pro !== undefined || isProPath(path) ? 'pro' : 'general'
  for (const [kind, pattern] of subjects) {
    const [page, key] = pattern.exec(path) ?? []
    if (page && key) return { path: page, subject: `${kind}:${key}`, edition }
  }
  return { path, subject: null, edition }
}

/** Matches a path of the contract up to one of its parameters, and what follows that parameter. */
function pathUpTo(path: string, parameter: ':id' | ':link'): RegExp {
  const [before = ''] = path.split(parameter)
  return new RegExp(`^${before}(${parameter === ':id' ? '[1-9]\\d{0,9}' : '[a-z0-9-]{1,80}'})(?=/|$)`)
}
