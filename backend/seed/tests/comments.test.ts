import { commentEndpoints } from '@gevel/contract/endpoints/comments'
import { expect, test } from 'vitest'
import { hasLink } from '../../src/features/comments/write-comment'
import { content } from './content'

const { articles, comments } = content

test.each(comments.map((comment) => [comment.text.slice(0, 30), comment] as const))(
  '%s … passes the rules for comments',
  (_, comment) => {
    expect(commentEndpoints.write.input.shape.text.parse(comment.text)).toBe(comment.text)
    expect(hasLink(comment.text)).toBe(false)
    const article = articles.find(({ slug }) => slug === comment.article)
    expect(comment.at > (article?.publishedAt ?? '9')).toBe(true)
    expect(article?.access === 'free' || comment.by === 'subscriber').toBe(true)
    const replyTo = comments.find(({ key }) => key !== undefined && key === comment.replyTo)
    expect(replyTo?.article).toBe(comment.replyTo && comment.article)
    expect((replyTo?.at ?? '') < comment.at).toBe(true)
    expect(comment.recommendedBy).not.toContain(comment.by)
    expect((comment.edited ?? comment.at) >= comment.at).toBe(true)
  },
)

test('exist in both editions', () => {
  const editions = comments.map((comment) => articles.find(({ slug }) => slug === comment.article)?.edition)
  expect(new Set(editions)).toEqual(new Set(['general', 'pro']))
})
