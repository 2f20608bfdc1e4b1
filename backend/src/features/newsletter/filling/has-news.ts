import type { NewsletterList } from '@gevel/contract/newsletter'

/** Whether an issue has something new: what is read most and the coming events are no news, but for the list that is about events. */
export function hasNews(list: NewsletterList, blocks: readonly { type: string }[]): boolean {
  const news = list === 'events' ? ['events'] : ['lead', 'vacancies']
  return blocks.some(({ type }) => news.includes(type))
}
