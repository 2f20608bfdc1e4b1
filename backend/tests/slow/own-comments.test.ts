import { accountExportSchema } from '@gevel/contract/account'
import { placedCommentSchema } from '@gevel/contract/comments'
import { single } from '@gevel/contract/envelope'
import { describe, expect, test } from 'vitest'
import { accountErrorOf } from '../support/account-errors.ts'
import { openCommentFixtures } from '../support/comment-fixtures.ts'
import { change, ownComments, remove, report } from '../support/comments.ts'
import { newReader } from '../support/registration.ts'
import { askAs } from '../support/visitor.ts'

const { fixtures, article } = await openCommentFixtures()

describe('the author of a comment', () => {
  test('stores the same text once within ten minutes', async () => {
    const { jwt } = await fixtures.knownReader()
    const first = await article.write(jwt, 'Eén keer is genoeg.')
    expect(await article.write(jwt, 'Eén keer is genoeg.')).toMatchObject({ id: first.id })
    await fixtures.database.query(
      `UPDATE gevel_comments SET written_at = now() - interval '11 minutes' WHERE id = $1`,
      [first.id],
    )
    expect((await article.write(jwt, 'Eén keer is genoeg.')).id).not.toBe(first.id)
  })

  test('can change it for fifteen minutes', async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Met een tikfuot.')
    const changed = placedCommentSchema.parse((await change(jwt, id, 'Met een tikfout.')).body)
    expect(changed).toMatchObject({ text: 'Met een tikfout.', own: { state: 'shown' } })
    expect(changed.editedAt).not.toBeNull()
    await fixtures.database.query(
      `UPDATE gevel_comments SET written_at = now() - interval '15 minutes' WHERE id = $1`,
      [id],
    )
    const late = accountErrorOf(await change(jwt, id, 'Te laat.'))
    expect(late).toMatchObject({ code: 'comments/late' })
    expect((await change(jwt, id, 'Met een tikfout.')).status).toBe(200)
    expect(await article.textsSeen()).toContain('Met een tikfout.')
  })

  test('returns it to moderation by adding a link', async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Zonder link.')
    expect(placedCommentSchema.parse((await change(jwt, id, 'Met https://link.example')).body).own?.state).toBe(
      'waiting',
    )
    expect(await article.textsSeen()).not.toContain('Zonder link.')
  })

  test('cannot show what an editor has hidden', async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Dit mag niet.')
    await fixtures.judge(id, 'hidden')
    expect(accountErrorOf(await change(jwt, id, 'En nu?'))).toMatchObject({ code: 'comments/hidden' })
    expect((await article.seenAs(jwt)).at(-1)).toMatchObject({ id, own: { state: 'hidden' }, text: 'Dit mag niet.' })
  })

  test('can remove it, idempotently', async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Toch maar niet.')
    for (const _ of [1, 2]) expect((await remove(jwt, id)).status).toBe(204)
    expect(await article.textsSeen()).not.toContain('Toch maar niet.')
    expect((await change(jwt, id, 'Toch wel.')).status).toBe(404)
  })

  test('is the only reader who can change or remove it', async () => {
    const { jwt } = await fixtures.knownReader()
    const other = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Van mij.')
    expect((await change(other.jwt, id, 'Van mij?')).status).toBe(404)
    expect((await remove(other.jwt, id)).status).toBe(204)
    expect(await article.textsSeen()).toContain('Van mij.')
    for (const wrong of ['0', 'x', '99999999999'])
      expect((await askAs({ jwt }, 'PUT', `/account/comments/${wrong}`, { text: 'Wat?' })).status).toBe(404)
  })

  test('finds it in the list of own comments, and in the download', async () => {
    const { jwt } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Om terug te vinden.')
    const { data, meta } = await ownComments(jwt)
    expect(data.map((comment) => comment.article?.id)).toEqual([article.publicId, undefined])
    expect(data[0]).toMatchObject({ id, page: 1 })
    expect(meta.pagination.total).toBe(2)
    const theirs = await fixtures.knownReader()
    const { id: reported } = await article.write(theirs.jwt, 'Om te melden.')
    await report(jwt, reported, { reason: 'other', note: ' Zie regel 1. ' })
    const exported = accountExportSchema.parse((await askAs({ jwt }, 'GET', '/account/export')).body)
    expect(exported.comments.map(({ text }) => text)).toEqual(['Om terug te vinden.', 'Eerder geplaatst.'])
    expect(exported.commentReports).toMatchObject([{ comment: 'Om te melden.', reason: 'other', note: 'Zie regel 1.' }])
  })
})

test('states which comments a reader can change or report', async () => {
  const { jwt } = await fixtures.knownReader()
  const other = await newReader()
  const { id, own } = await article.write(jwt, 'Om los te bekijken.')
  const answerTo = (reader: string) => askAs({ jwt: reader }, 'GET', `/account/comments/${id}`)
  const show = async (reader: string) => single(placedCommentSchema.strict()).parse((await answerTo(reader)).body).data
  const under = { id: article.publicId, title: 'Over reacties' }
  expect(await show(jwt)).toMatchObject({ id, article: under, page: 1, own, reported: false })
  expect(await show(other.jwt)).toMatchObject({ id, article: under, own: null, reported: false })
  await report(other.jwt, id)
  expect((await show(other.jwt)).reported).toBe(true)
  await fixtures.judge(id, 'hidden')
  expect((await show(jwt)).own?.state).toBe('hidden')
  expect((await answerTo(other.jwt)).status).toBe(404)
})
