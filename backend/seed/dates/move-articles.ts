import type { ArticleSource } from '../content/article'
import type { CommentSource } from '../content/comment-data'
import { type DemoDay, WRITTEN_ON, withinDay } from './demo-day'
import { addDays, daysBetween } from './local-days'
import { resolveDatesIn } from './resolve-dates'

/**
 * Moves the articles that are not bound to the calendar, so that the newest are of the demo day. Those about a season, a year or
 * published figures stay where they are.
 */
export function moveArticles(articles: readonly ArticleSource[], demo: DemoDay): ArticleSource[] {
  return articles.map((article) => (article.moves ? moveArticle(article, demo) : article))
}

function moveArticle(article: ArticleSource, demo: DemoDay): ArticleSource {
  const publishedAt = moved(article.publishedAt, demo)
  return {
    ...resolveDatesIn(article, publishedAt),
    publishedAt,
    correctedAt: article.correctedAt && moved(article.correctedAt, demo),
    corrections: article.corrections.map(({ at, text }) => ({
      at: moved(at, demo),
      text: resolveDatesIn(text, publishedAt),
    })),
  }
}

/** Moves the comments on articles that move. */
export function moveComments(
  comments: readonly CommentSource[],
  articles: readonly ArticleSource[],
  demo: DemoDay,
): CommentSource[] {
  const moving = new Set(articles.flatMap(({ slug, moves }) => (moves ? slug : [])))
  return comments.map((comment) => {
    if (!moving.has(comment.article)) return comment
    const at = moved(comment.at, demo)
    return { ...resolveDatesIn(comment, at), at, edited: comment.edited && moved(comment.edited, demo) }
  })
}

function moved(local: string, demo: DemoDay): string {
  return withinDay(addDays(local, daysBetween(WRITTEN_ON, demo.day)), demo)
}
