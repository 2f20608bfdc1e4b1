import { isProPath } from '@gevel/contract/edition-links'
import type { Edition } from '@gevel/contract/editions'
import { routePaths } from '@gevel/contract/paths'
import { type SubjectKind, subjectTables } from '../subject-tables'

/** What the URL of an event says about its page. */
export interface EventPage {
  /** without the slug of an article, event or vacancy, which anybody can vary */
  path: string
  /** `article:107`, `company:hamerslag`; null for other pages */
  subject: string | null
  edition: Edition
}

/** The start of the path of a page with a subject, up to its number or link, by the kind of the subject. */
export const subjectPaths: readonly [kind: SubjectKind, folder: string][] = (
  [
    ['article', routePaths['news-id-slug']],
    ['article', routePaths['item-id-slug']],
    ['event', routePaths['agenda-id-slug']],
    ['vacancy', routePaths['vacatures-vacature-id-slug']],
    ['magazine', routePaths['magazine-id-slug']],
    ['company', routePaths['partners-link']],
    ['company', routePaths['organisaties-link']],
    ['company', routePaths['winkelketens-bouwmarkten-link']],
    ['company', routePaths['winkelketens-verfwinkels-woonwinkels-link']],
  ] as const
).map(([kind, path]) => [kind, path.split(':')[0] ?? ''])

const keys = { public_id: '[1-9]\\d{0,9}', link: '[a-z0-9-]{1,80}' }
const subjects = subjectPaths.map(([kind, folder]): [SubjectKind, RegExp] => [
  kind,
  new RegExp(`^${folder}(${keys[subjectTables[kind].key]})(?=/|$)`),
])

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
