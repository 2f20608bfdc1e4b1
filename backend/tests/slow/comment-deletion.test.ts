import { describe, expect, test } from 'vitest'
import { accountErrorOf } from '../support/account-errors.ts'
import { ask } from '../support/backend.ts'
import { openCommentFixtures } from '../support/comment-fixtures.ts'
import { ownComments, report } from '../support/comments.ts'
import { goodPassword } from '../support/registration.ts'
import { runJobs } from '../support/run-jobs.ts'
import { askAs } from '../support/visitor.ts'

const { fixtures, article } = await openCommentFixtures()

describe('the comments', () => {
  const countOf = async (column: string, id: number) => {
    const { rows } = await fixtures.database.query(`SELECT count(*)::int FROM gevel_comments WHERE ${column} = $1`, [
      id,
    ])
    return rows[0]?.count
  }

  test('of a deleted article are deleted, but not of one that is published again or offline', async () => {
    const leaving = await fixtures.publishArticle()
    const { jwt } = await fixtures.knownReader()
    await leaving.write(jwt, 'Onder een artikel.')
    await fixtures.admin.publish('content', leaving.documentId, { title: 'Opnieuw' })
    expect((await leaving.seen()).data).toHaveLength(1)
    await fixtures.admin.unpublish('content', leaving.documentId)
    expect((await ask(leaving.path)).status).toBe(404)
    expect(await countOf('article_public_id', leaving.publicId)).toBe(1)
    const { data } = await ownComments(jwt)
    expect(data[0]).toMatchObject({ text: 'Onder een artikel.', article: null })
    await fixtures.admin.remove('content', leaving.documentId)
    expect(await countOf('article_public_id', leaving.publicId)).toBe(0)
  })

  test('of an account are hidden until it is deleted, and then deleted', async () => {
    const { jwt, user } = await fixtures.knownReader()
    const { id } = await article.write(jwt, 'Ik ga weg.')
    const other = await fixtures.knownReader()
    const { id: theirs } = await article.write(other.jwt, 'Ik blijf.')
    await report(jwt, theirs)
    await askAs({ jwt }, 'POST', '/account/deletion', { password: goodPassword })
    expect(await article.textsSeen()).not.toContain('Ik ga weg.')
    expect(accountErrorOf(await article.send(jwt, 'Nog iets.')).code).toBe('operation-not-allowed')
    await askAs({ jwt }, 'DELETE', '/account/deletion')
    expect(await article.textsSeen()).toContain('Ik ga weg.')
    await fixtures.database.query(`UPDATE up_users SET deletion_at = now() - interval '1 minute' WHERE id = $1`, [
      user.id,
    ])
    await runJobs(fixtures.database, 'account-clean-up')
    expect(await countOf('id', id)).toBe(0)
    expect(await fixtures.inQueue(theirs)).toBeUndefined()
  })

  test('of a blocked account are hidden', async () => {
    const { jwt, user } = await fixtures.knownReader()
    await article.write(jwt, 'Van wie geblokkeerd wordt.')
    await fixtures.database.query('UPDATE up_users SET blocked = true WHERE id = $1', [user.id])
    expect(await article.textsSeen()).not.toContain('Van wie geblokkeerd wordt.')
  })
})
