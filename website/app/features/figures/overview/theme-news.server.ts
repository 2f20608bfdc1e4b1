import type { Headline } from '@gevel/contract/references'
import { listHeadlines } from '../../articles/articles.server.ts'
import type { Theme } from '../figure-themes.ts'

const MOST_NEWS = 4
/** Beside the large chart of a theme there is room for the charts of three others, or for one and the news. */
const MOST_SERIES = 2

export type ThemeWithNews = Theme & { news: readonly Headline[] }

/** The newest articles of both editions on the topic of each theme that has room for them, each in one theme. */
export async function withNews(request: Request, themes: readonly Theme[]): Promise<ThemeWithNews[]> {
  const found = await Promise.all(
    themes.map(({ series, topic }) =>
      series.length > MOST_SERIES ? [] : listHeadlines(request, { tag: topic, pageSize: MOST_NEWS }),
    ),
  )
  const shown = new Set<number>()
  return themes.map((theme, at) => {
    const news = found[at]?.filter(({ id }) => !shown.has(id)) ?? []
    for (const { id } of news) shown.add(id)
    return { ...theme, news }
  })
}
