import { describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from '../support/account-errors.ts'
import { openCommentFixtures } from '../support/comment-fixtures.ts'
import { report } from '../support/comments.ts'
import { newReader } from '../support/registration.ts'

const { fixtures, article } = await openCommentFixtures()

describe('a report', () => {
  test('brings a comment to the editors, once per reader', async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Te melden.')
    const reader = await newReader()
    for (const _ of [1, 2]) expect((await report(reader.jwt, id, { reason: 'advertising', note: '' })).status).toBe(204)
    expect((await article.seenAs(reader.jwt)).filter(({ reported }) => reported).map((comment) => comment.id)).toEqual([
      id,
    ])
    expect(await fixtures.inQueue(id)).toMatchObject({
      state: 'shown',
      reports: [{ reason: 'advertising', note: null }],
    })
    expect((await fixtures.judge(id, 'shown')).status).toBe(200)
    expect(await fixtures.inQueue(id)).toBeUndefined()
    expect((await report(reader.jwt, id)).status).toBe(204)
    expect(await fixtures.inQueue(id)).toBeUndefined()
  })

  test('hides the comment when it is the third, until an editor has judged it', async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Drie keer gemeld.')
    const readers = await Promise.all([newReader(), newReader(), newReader()])
    await Promise.all(readers.map((reader) => report(reader.jwt, id)))
    expect(await article.textsSeen()).not.toContain('Drie keer gemeld.')
    expect((await article.seenAs(jwt)).at(-1)).toMatchObject({ id, own: { state: 'waiting' } })
    expect((await fixtures.inQueue(id))?.reports).toHaveLength(3)
    await fixtures.judge(id, 'shown')
    expect(await article.textsSeen()).toContain('Drie keer gemeld.')
  })

  test("is rejected for the reader's own comment, for an invisible one, and without a reason", async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Van mijzelf.')
    expect(accountErrorOf(await report(jwt, id)).code).toBe('comments/own')
    const other = await newReader()
    expect(Object.keys(fieldErrorsOf(await report(other.jwt, id, { reason: 'saai' })))).toEqual(['reason'])
    const long = { reason: 'other', note: 'x'.repeat(501) }
    expect(Object.keys(fieldErrorsOf(await report(other.jwt, id, long)))).toEqual(['note'])
    await fixtures.judge(id, 'hidden')
    expect((await report(other.jwt, id)).status).toBe(404)
    expect((await report(other.jwt, 2_000_000_000)).status).toBe(404)
  })
})
