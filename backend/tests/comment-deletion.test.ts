import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountErrorOf } from './support/account-errors.ts'
import { ask } from './support/backend.ts'
import { CommentFixtures } from './support/comment-fixtures.ts'
import { type CommentedArticle, ownComments, report } from './support/comments.ts'
import { goodPassword } from './support/registration.ts'
import { askAs } from './support/visitor.ts'

let house: CommentFixtures
let article: CommentedArticle
beforeAll(async () => {
  house = await CommentFixtures.open()
  article = await house.publishArticle()
})
afterAll(() => house.close())

describe('the comments', () => {
  const countOf = async (column: string, id: number) => {
    const { rows } = await house.database.query(`SELECT count(*)::int FROM gevel_comments WHERE ${column} = $1`, [id])
    return rows[0]?.count
  }

  test('of a deleted article are deleted, but not of one that is published again or offline', async () => {
    const leaving = await house.publishArticle()
    const { jwt } = await house.knownReader()
    await leaving.write(jwt, 'Onder een artikel.')
    await house.admin.publish('content', leaving.documentId, { title: 'Opnieuw' })
    expect((await leaving.seen()).data).toHaveLength(1)
    await house.admin.unpublish('content', leaving.documentId)
    expect((await ask(leaving.path)).status).toBe(404)
    expect(await countOf('article_public_id', leaving.publicId)).toBe(1)
    const { data } = await ownComments(jwt)
    expect(data[0]).toMatchObject({ text: 'Onder een artikel.', article: null })
    await house.admin.remove('content', leaving.documentId)
    expect(await countOf('article_public_id', leaving.publicId)).toBe(0)
  })

  test('of an account are hidden until it is deleted, and then deleted', async () => {
    const { jwt, user } = await house.knownReader()
    const { id } = await article.write(jwt, 'Ik ga weg.')
    const other = await house.knownReader()
    const { id: theirs } = await article.write(other.jwt, 'Ik blijf.')
    await report(jwt, theirs)
    await askAs({ jwt }, 'POST', '/account/deletion', { password: goodPassword })
    expect(await article.textsSeen()).not.toContain('Ik ga weg.')
    expect(accountErrorOf(await article.send(jwt, 'Nog iets.')).code).toBe('operation-not-allowed')
    await askAs({ jwt }, 'DELETE', '/account/deletion')
    expect(await article.textsSeen()).toContain('Ik ga weg.')
    await house.database.query(`UPDATE up_users SET deletion_at = now() - interval '1 minute' WHERE id = $1`, [user.id])
    await house.database.query(`INSERT INTO gevel_jobs.job (name, data) VALUES ('account-clean-up', '{}')`)
    await vi.waitFor(async () => expect(await countOf('id', id)).toBe(0), { timeout: 20_000 })
    expect(await house.inQueue(theirs)).toBeUndefined()
  })

  test('of a blocked account are hidden', async () => {
    const { jwt, user } = await house.knownReader()
    await article.write(jwt, 'Van wie geblokkeerd wordt.')
    await house.database.query('UPDATE up_users SET blocked = true WHERE id = $1', [user.id])
    expect(await article.textsSeen()).not.toContain('Van wie geblokkeerd wordt.')
  })
})
