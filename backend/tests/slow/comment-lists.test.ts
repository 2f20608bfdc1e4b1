import { publicPlacedCommentSchema, threadsAPage } from '@gevel/contract/comments'
import { single } from '@gevel/contract/envelope'
import { describe, expect, test } from 'vitest'
import { ChangeListener } from '../../../e2e/cluster/change-listener.ts'
import { ask, backendUrl } from '../support/backend.ts'
import { openCommentFixtures } from '../support/comment-fixtures.ts'
import { change, elsewhere, ownComments, remove } from '../support/comments.ts'
import { newReader } from '../support/registration.ts'
import { askAs } from '../support/visitor.ts'

const singleComment = single(publicPlacedCommentSchema)
const { fixtures, article } = await openCommentFixtures()

describe('the public comments', () => {
  test('change the tag of their own article only', async () => {
    const { jwt } = await fixtures.knownReader()
    // without the website's key, so without the tags of readers
    const listener = await ChangeListener.open(backendUrl, undefined, {})
    const changedTags = async (act: () => Promise<unknown>) => {
      const before = listener.tags.length
      // a change may be sent late and twice, also that of the known reader's first comment
      const changed = () => new Set(listener.tags.slice(before).filter((changedTag) => changedTag !== firstComment))
      await act()
      await listener.until(() => changed().size > 0)
      return [...changed()].toSorted()
    }
    const tag = `comments:${article.publicId}`
    const counted = ['comment-counts', tag]
    const firstComment = `comments:${elsewhere}`
    let id = 0
    expect(
      await changedTags(async () => {
        id = (await article.write(jwt, 'Voor de stroom.')).id
      }),
    ).toEqual(counted)
    expect(await changedTags(() => change(jwt, id, 'Voor de stroom, beter.'))).toEqual([tag])
    expect(await changedTags(() => fixtures.judge(id, 'hidden', 2))).toEqual(counted)
    await article.write((await newReader()).jwt, 'Wacht nog.')
    expect(await changedTags(() => fixtures.judge(id, 'shown', 2))).toEqual(counted)
    const profile = { name: 'Andere Naam', company: '', edition: 'pro' }
    expect(await changedTags(() => askAs({ jwt }, 'PUT', '/account/profile', profile))).toContain(tag)
    expect((await article.seen()).data.at(-1)?.author).toBe('Andere Naam')
    expect(await changedTags(() => remove(jwt, id))).toEqual(counted)
    listener.close()
    const { headers } = await ask(article.path)
    expect(headers.get('cache-tag')?.split(',')).toEqual([tag, 'content'])
    expect(headers.get('cache-control')).toContain('public')
  })

  test('are paginated, and each has the number of its page', async () => {
    const full = await fixtures.publishArticle()
    const { jwt, user } = await fixtures.knownReader()
    await fixtures.database.query(
      `INSERT INTO gevel_comments (article_public_id, user_id, text, state, idempotency_key)
       SELECT $1, $2, 'Reactie ' || n, 'shown', gen_random_uuid() FROM generate_series(1, $3) n`,
      [full.publicId, user.id, threadsAPage],
    )
    const { id, page } = await full.write(jwt, 'De eerste van de volgende bladzijde.')
    expect(page).toBe(2)
    const first = await full.seen()
    expect(first.data).toHaveLength(threadsAPage)
    expect(first.data[0]?.text).toBe('Reactie 1')
    expect(first.meta.pagination).toEqual({ page: 1, pageSize: threadsAPage, pageCount: 2, total: threadsAPage + 1 })
    expect((await full.seen(2)).data.map((comment) => comment.id)).toEqual([id])
    const ownList = (await ownComments(jwt, '?pageSize=3')).data
    expect(ownList.map((comment) => comment.page)).toEqual([2, 1, 1])
    expect(await full.seenAs(jwt)).toHaveLength(threadsAPage)
    expect((await ask(`${full.path}?page=0`)).status).toBe(400)
  })
})

describe('one public comment', () => {
  test('has its text, author, time, page and article', async () => {
    const { jwt } = await fixtures.knownReader()
    const { id, text, author, writtenAt } = await article.write(jwt, 'Deze reactie is voor iedereen.')
    const { data } = singleComment.parse((await ask(`/public/comments/${id}`)).body)
    expect(data).toMatchObject({ id, text, author, writtenAt, page: 1, article: { id: article.publicId } })
    const { headers } = await ask(`/public/comments/${id}`)
    expect(headers.get('cache-tag')?.split(',')).toContain(`comments:${article.publicId}`)
    await fixtures.judge(id, 'hidden')
    expect((await ask(`/public/comments/${id}`)).status).toBe(404)
  })

  test('is absent while it waits, behind the paywall and under an invalid id', async () => {
    const waiting = await article.write((await newReader()).jwt, 'Wacht op de redactie.')
    const forAccounts = await fixtures.publishArticle({ access: 'account' })
    const behind = await forAccounts.write((await fixtures.knownReader()).jwt, 'Achter de betaalmuur.')
    for (const id of [waiting.id, behind.id, 2147483647, '0', 'x'])
      expect((await ask(`/public/comments/${id}`)).status, String(id)).toBe(404)
  })
})

test('stay with an article that is published again', async () => {
  const { jwt } = await fixtures.knownReader()
  const { id } = await article.write(jwt, 'Om te blijven staan.')
  const before = (await article.seen()).data
  expect(before.at(-1)?.id).toBe(id)
  await fixtures.admin.publish('content', article.documentId, { title: 'Nog eens' })
  expect((await article.seen()).data).toEqual(before)
})
