import { isWithin } from '@gevel/contract/hrefs'

/** How a reader came to a page from this site. Its address is not stored, only what kind of page it was. */
export type PageSource = 'list' | 'mail' | 'site'

const lists = ['/vacatures', '/provacatures']

/** @param from URL of a page of this site, as the contract has it. Links in the mail with new vacancies report its own page */
export function sourceOf(from: string): PageSource {
  const [path = '/'] = from.split('?')
  if (path === '/vacatures/mail') return 'mail'
  return lists.includes(path) || isWithin(path, '/vacatures/cat/:id') ? 'list' : 'site'
}
