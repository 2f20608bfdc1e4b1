import { describe, expect, test } from 'vitest'
import { ask } from './support/backend.ts'
import { openCommentFixtures } from './support/comment-fixtures.ts'
import { change } from './support/comments.ts'
import { newReader } from './support/registration.ts'
import { bearerOf } from './support/visitor.ts'

const { fixtures, article } = await openCommentFixtures()

describe('editors', () => {
  test('judge the text that they read, idempotently', async () => {
    const { jwt } = await newReader()
    const { id } = await article.write(jwt, 'Onschuldig.')
    await change(jwt, id, 'Toch niet zo onschuldig.')
    expect((await fixtures.judge(id, 'shown')).status).toBe(400)
    for (const _ of [1, 2]) expect((await fixtures.judge(id, 'shown', 2)).status).toBe(200)
    const { rows } = await fixtures.database.query(
      'SELECT editor, state FROM gevel_comment_judgements WHERE comment_id = $1',
      [id],
    )
    expect(rows).toEqual([{ editor: 'Reinier Redactie', state: 'shown' }])
    const all = await fixtures.queue('all')
    expect(all.find((comment) => comment.id === id)).toMatchObject({
      judgement: { editor: 'Reinier Redactie' },
      article: {
        id: article.publicId,
        path: expect.stringMatching(new RegExp(`^/(news|item)/${article.publicId}/[a-z0-9-]+$`)),
      },
    })
    expect((await fixtures.judge(2_000_000_000, 'shown')).status).toBe(404)
    expect((await fixtures.judge(id, 'waiting', 2)).status).toBe(400)
  })

  test('need the permission', async () => {
    const path = '/admin/site/comments'
    const { authorization } = await bearerOf('subscriber')
    for (const headers of [undefined, { authorization }]) {
      expect((await ask(path, { headers })).status).toBe(401)
      expect((await ask(`${path}/1/judgement`, { method: 'PUT', headers })).status).toBe(401)
    }
    const rights = await fixtures.database.query(
      `SELECT r.code FROM admin_permissions p JOIN admin_permissions_role_lnk l ON l.permission_id = p.id
       JOIN admin_roles r ON r.id = l.role_id WHERE p.action = 'api::comments.moderate' ORDER BY 1`,
    )
    expect(rights.rows.map(({ code }: { code: string }) => code)).toEqual([
      'eigenaar',
      'eindredacteur',
      'strapi-super-admin',
    ])
  })
})
