const DAY_MS = 86_400_000

/**
 * The stories that are at most so many days older than the newest one of the page, not than today: a quiet month
 * empties no page.
 * @param days null without a limit
 * @param newest when the newest story was published, ISO 8601
 */
export function withinAge<T extends { publishedAt: string }>(
  articles: readonly T[],
  days: number | null,
  newest: string,
): T[] {
  if (days === null) return [...articles]
  const oldestMs = Date.parse(newest) - days * DAY_MS
  return articles.filter(({ publishedAt }) => Date.parse(publishedAt) >= oldestMs)
}
