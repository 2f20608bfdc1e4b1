import type { LogIn } from '@gevel/contract/account'
import { repliesAThread } from '@gevel/contract/comments'
import { describe, expect, test } from 'vitest'
import { ChangeListener } from '../../../e2e/cluster/change-listener.ts'
import { accountErrorOf } from '../support/account-errors.ts'
import { backendUrl } from '../support/backend.ts'
import { openCommentFixtures } from '../support/comment-fixtures.ts'
import { elsewhere, recommend, remove, withdraw } from '../support/comments.ts'
import { newReader } from '../support/registration.ts'
import { askAs } from '../support/visitor.ts'

const { fixtures, article } = await openCommentFixtures()

describe('a reply', () => {
  test('is in the thread of the first comment, also as an answer to a reply', async () => {
    const [one, other] = [await fixtures.knownReader(), await fixtures.knownReader()]
    const { id } = await article.write(one.jwt, 'Wie doet er mee?')
    const reply = await article.write(other.jwt, 'Wij.', id)
    await article.write(one.jwt, 'Dan zijn we met twee.', reply.id)
    const thread = (await article.seen()).data.find((comment) => comment.id === id)
    expect(thread?.replies.map(({ text }) => text)).toEqual(['Wij.', 'Dan zijn we met twee.'])
    expect((await article.seen()).meta).toMatchObject({ pagination: { total: 1 }, comments: 3 })
    expect((await fixtures.queue('all')).find((comment) => comment.id === reply.id)?.replyTo).toMatchObject({
      text: 'Wie doet er mee?',
    })
  })

  test('stays when the first comment is removed or hidden', async () => {
    const [one, other] = [await fixtures.knownReader(), await fixtures.knownReader()]
    const { id } = await article.write(one.jwt, 'Dit haal ik weg.')
    await article.write(other.jwt, 'Jammer, ik was het ermee eens.', id)
    await fixtures.judge(id, 'hidden')
    const seen = async () => (await article.seen()).data.find((comment) => comment.id === id)
    expect(await seen()).toMatchObject({ isGone: true, text: '', author: '', replies: [{ author: other.user.name }] })
    await remove(one.jwt, id)
    expect(await seen()).toMatchObject({ isGone: true, replies: [{ text: 'Jammer, ik was het ermee eens.' }] })
  })

  test('is rejected to a comment that is not public, or under another article', async () => {
    const { jwt } = await fixtures.knownReader()
    const waiting = await article.write((await newReader()).jwt, 'Nog niet gelezen.')
    const second = await fixtures.publishArticle()
    const there = await second.write(jwt, 'Onder een ander artikel.')
    for (const id of [waiting.id, there.id, elsewhere])
      expect(accountErrorOf(await article.send(jwt, 'Eens.', undefined, id)).code, String(id)).toBe('comments/gone')
  })

  test('with the text of another is one of its own, and sent twice it is one', async () => {
    const { jwt } = await fixtures.knownReader()
    const [one, other] = [await article.write(jwt, 'De eerste.'), await article.write(jwt, 'De tweede.')]
    const replies = [await article.write(jwt, 'Eens.', one.id), await article.write(jwt, 'Eens.', other.id)]
    expect(new Set([...replies, await article.write(jwt, 'Eens.', one.id)].map(({ id }) => id)).size).toBe(2)
  })

  test(`is rejected where there are ${repliesAThread}`, async () => {
    const { jwt, user } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Hier komt veel op af.')
    await fixtures.database.query(
      `INSERT INTO gevel_comments (article_public_id, user_id, text, state, idempotency_key, thread_id)
       SELECT $1, $2, 'Antwoord ' || n, 'shown', gen_random_uuid(), $3 FROM generate_series(1, $4) n`,
      [article.publicId, user.id, id, repliesAThread],
    )
    expect(accountErrorOf(await article.send(jwt, 'Nog een.', undefined, id)).code).toBe('comments/full')
  })
})

describe('a recommendation', () => {
  const count = async (id: number) => (await article.seen()).data.find((comment) => comment.id === id)?.recommendations

  test('counts once for each reader, until it is withdrawn', async () => {
    const { id } = await article.write((await fixtures.knownReader()).jwt, 'Goed dat dit er staat.')
    const readers = [await newReader(), await newReader()] as const
    for (const { jwt } of [...readers, readers[0]]) expect((await recommend(jwt, id)).status).toBe(204)
    expect(await count(id)).toBe(2)
    const own = (await article.seenAs(readers[0].jwt)).find((comment) => comment.id === id)
    expect(own).toMatchObject({ recommended: true, recommendations: 2 })
    for (let time = 0; time < 2; time++) expect((await withdraw(readers[0].jwt, id)).status).toBe(204)
    expect(await count(id)).toBe(1)
  })

  test("is rejected of one's own comment, and of one that is not public", async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Van mijzelf.')
    expect(accountErrorOf(await recommend(jwt, id)).code).toBe('comments/own-recommendation')
    const waiting = await article.write((await newReader()).jwt, 'Wacht op de redactie.')
    expect((await recommend(jwt, waiting.id)).status).toBe(404)
    expect(accountErrorOf(await recommend('', id)).code).toBe('user-token-expired')
  })

  test('puts a comment first in its order, and is in the download of the account', async () => {
    const commented = await fixtures.publishArticle()
    const writer = await fixtures.knownReader()
    const ids: number[] = []
    for (const text of ['Een.', 'Twee.', 'Drie.']) ids.push((await commented.write(writer.jwt, text)).id)
    const [first = 0, second = 0, third = 0] = ids
    const { jwt } = await newReader()
    await recommend(jwt, second)
    const order = async (name: string) => (await commented.seen(1, name)).data.map(({ id }) => id)
    expect(await order('recommended')).toEqual([second, first, third])
    expect(await order('newest')).toEqual([third, second, first])
    expect(await order('oldest')).toEqual([first, second, third])
    const { body } = await askAs({ jwt }, 'GET', '/account/export')
    expect(body).toMatchObject({ commentRecommendations: [{ comment: 'Twee.' }] })
  })
})

test('what a reader did with comments is in its state, and only a comment that is its own alone makes a page private', async () => {
  const commented = await fixtures.publishArticle()
  const under = commented.publicId
  const [writer, reader] = [await fixtures.knownReader(), await newReader()]
  const { id } = await commented.write(writer.jwt, 'Voor iedereen.')
  const stateOf = async ({ jwt }: LogIn) => (await askAs({ jwt }, 'GET', '/account/reader-state')).body
  expect(await stateOf(writer)).toMatchObject({
    data: { comments: expect.arrayContaining([`${under}:${id}:wrote`]), privateThreads: [under] },
  })
  await fixtures.database.query(`UPDATE gevel_comments SET written_at = now() - interval '1 hour' WHERE id = $1`, [id])
  expect(await stateOf(writer)).toMatchObject({ data: { privateThreads: [] } })
  const stream = await ChangeListener.open(backendUrl)
  await recommend(reader.jwt, id)
  await stream.until(() => [`comments:${under}`, `reader:${reader.user.id}`].every((tag) => stream.tags.includes(tag)))
  stream.close()
  expect(await stateOf(reader)).toMatchObject({
    data: { comments: [`${under}:${id}:recommended`], privateThreads: [] },
  })
  const waiting = await commented.write(reader.jwt, 'Wacht op de redactie.')
  await fixtures.database.query(`UPDATE gevel_comments SET written_at = now() - interval '1 hour' WHERE id = $1`, [
    waiting.id,
  ])
  expect(await stateOf(reader)).toMatchObject({ data: { privateThreads: [under] } })
})
