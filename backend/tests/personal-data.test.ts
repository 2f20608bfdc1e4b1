import { accountExportSchema, accountOverviewSchema, accountSchema } from '@gevel/contract/account'
import { list } from '@gevel/contract/envelope'
import { articleCardSchema } from '@gevel/contract/references'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { logIn as logInToAdmin } from './support/admin.ts'
import { articleFields } from './support/articles.ts'
import { ask } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { linksIn, mailsTo, untilMail } from './support/mails.ts'
import { goodPassword, newReader } from './support/registration.ts'
import { runJobs } from './support/run-jobs.ts'
import { askAs, bearerOf, logInAs } from './support/visitor.ts'

let database: Client
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.end())

describe('the profile', () => {
  test('rejects the name of an editor, but keeps one that was already stored', async () => {
    const { jwt, user } = await newReader()
    const change = (name: string) => askAs({ jwt }, 'PUT', '/account/profile', { name, company: null, edition: 'pro' })
    expect(fieldErrorsOf(await change('Joost Verhagen')).name).toContain('van de redactie')
    await database.query(`UPDATE up_users SET name = 'Joost Verhagen' WHERE id = $1`, [user.id])
    expect((await change('Joost Verhagen')).status).toBe(200)
  })

  const change = (jwt: string, fields: object) => askAs({ jwt }, 'PUT', '/account/profile', fields)

  test('is changed and normalised', async () => {
    const { jwt } = await newReader()
    const fields = { name: ' Nieuwe Naam ', company: '', edition: 'general' }
    const changed = accountSchema.strict().parse((await change(jwt, fields)).body)
    expect(changed).toMatchObject({ name: 'Nieuwe Naam', company: null, edition: 'general' })
    const overview = accountOverviewSchema.strict().parse((await askAs({ jwt }, 'GET', '/account')).body)
    expect(overview).toEqual({ account: changed, reader: 'account', emailChange: null, providers: [] })
  })

  test('says what the reader reads', async () => {
    const { authorization } = await bearerOf('subscriber')
    const { body } = await ask('/account', { headers: { authorization } })
    expect(accountOverviewSchema.parse(body).reader).toBe('mix')
  })

  test('accepts no other fields', async () => {
    const { jwt, user } = await newReader()
    await change(jwt, { name: 'X', edition: 'pro', email: 'x@y.example', role: 3, deletionAt: null, id: 1 })
    expect((await askAs({ jwt }, 'GET', '/users/me?populate=role')).body).toMatchObject({
      ...{ id: user.id, email: user.email, role: { type: 'authenticated' } },
    })
    expect(Object.keys(fieldErrorsOf(await change(jwt, { name: '<i>' })))).toEqual(['name', 'edition'])
  })
})

describe('saved articles', () => {
  const pageSchema = list(articleCardSchema)

  test('stay saved when they are published again, and are hidden while offline', async () => {
    const { jwt } = await newReader()
    const admin = await logInToAdmin()
    const article = await admin.create('content', articleFields('Om te bewaren'))
    await admin.publish('content', article.documentId)
    const saved = async () => pageSchema.parse((await askAs({ jwt }, 'GET', '/account/saved-articles')).body).data
    const path = `/account/saved-articles/${article.publicId}`
    for (const _ of [1, 2]) expect((await askAs({ jwt }, 'PUT', path)).status).toBe(204)
    await admin.publish('content', article.documentId, { title: 'Om te bewaren, bijgewerkt' })
    expect((await saved()).map(({ title }) => title)).toEqual(['Om te bewaren, bijgewerkt'])
    await admin.unpublish('content', article.documentId)
    expect(await saved()).toEqual([])
    for (const _ of [1, 2]) expect((await askAs({ jwt }, 'DELETE', path)).status).toBe(204)
    expect((await askAs({ jwt }, 'PUT', path)).status).toBe(404)
    await admin.remove('content', article.documentId)
  })

  test.each(['0', '-1', 'x', '99999999999'])('rejects %s as an article', async (id) => {
    const { jwt } = await newReader()
    expect((await askAs({ jwt }, 'PUT', `/account/saved-articles/${id}`)).status).toBe(404)
    expect((await askAs({ jwt }, 'DELETE', `/account/saved-articles/${id}`)).status).toBe(204)
  })
})

describe('the download', () => {
  test('contains all personal data, and no secrets', async () => {
    const { jwt, user, refreshToken } = await newReader()
    const { body, text } = await askAs({ jwt }, 'GET', '/account/export')
    const data = accountExportSchema.parse(body)
    expect(data).toMatchObject({ account: { email: user.email }, followed: [], savedArticles: [] })
    expect(data.sessions).toHaveLength(1)
    expect(data).toMatchObject({ mails: expect.arrayContaining([expect.objectContaining({ state: 'sent' })]) })
    expect(text).not.toMatch(/\$2[aby]\$/)
    expect(text).not.toContain(refreshToken)
  })

  test('contains saved articles that are offline, without their titles', async () => {
    const { jwt } = await newReader()
    const admin = await logInToAdmin()
    const article = await admin.create('content', articleFields('Bewaard, en weer weg'))
    await admin.publish('content', article.documentId)
    await askAs({ jwt }, 'PUT', `/account/saved-articles/${article.publicId}`)
    const saved = async () =>
      accountExportSchema.parse((await askAs({ jwt }, 'GET', '/account/export')).body).savedArticles
    expect(await saved()).toMatchObject([{ id: article.publicId, article: { title: 'Bewaard, en weer weg' } }])
    await admin.unpublish('content', article.documentId)
    expect(await saved()).toMatchObject([{ id: article.publicId, article: null }])
    await admin.remove('content', article.documentId)
  })
})

describe('deleting the account', () => {
  const remove = (jwt: string, password?: string) => askAs({ jwt }, 'POST', '/account/deletion', { password })

  const cleanUp = () => runJobs(database, 'account-clean-up')
  const endsNow = (id: number) =>
    database.query(`UPDATE up_users SET deletion_at = now() - interval '1 minute' WHERE id = $1`, [id])

  test('can be undone for fourteen days', async () => {
    const { jwt, user } = await newReader()
    const there = await logInAs(user.email, goodPassword)
    const { deletionAt } = accountSchema.strict().parse((await remove(jwt, goodPassword)).body)
    const days = (Date.parse(deletionAt ?? '') - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(14, 2)
    expect((await askAs({ jwt: there.jwt }, 'GET', '/users/me')).status).toBe(401)
    expect((await remove(jwt, goodPassword)).body).toMatchObject({ deletionAt })
    const links = linksIn(await untilMail(user.email, 'Uw account wordt op'))
    expect(links.map(({ pathname, hash }) => pathname + hash)).toContain('/account#gegevens')
    const again = await logInAs(user.email, goodPassword)
    expect(again.user.deletionAt).toBe(deletionAt)
    await endsNow(user.id)
    const undone = await askAs({ jwt: again.jwt }, 'DELETE', '/account/deletion')
    expect(undone.body).toMatchObject({ deletionAt: null })
    await cleanUp()
    expect((await askAs({ jwt }, 'GET', '/users/me')).status).toBe(200)
    expect((await mailsTo(user.email)).filter(({ subject }) => subject.startsWith('Uw account wordt'))).toHaveLength(1)
  })

  test('deletes everything after that', async () => {
    const { jwt, user } = await newReader()
    await remove(jwt, goodPassword)
    await endsNow(user.id)
    await cleanUp()
    await untilMail(user.email, 'Uw account is verwijderd')
    expect(accountErrorOf(await askAs({ jwt }, 'GET', '/users/me')).code).toBe('user-token-expired')
    const { rows } = await database.query(
      'SELECT (SELECT count(*) FROM up_users WHERE email = $1)::int AS users, (SELECT count(*) FROM gevel_sessions WHERE user_id = $2)::int AS sessions',
      [user.email, user.id],
    )
    expect(rows).toEqual([{ users: 0, sessions: 0 }])
    expect((await newReader(user.email)).user.id).not.toBe(user.id)
  })

  test('requires the password, or a recent log-in', async () => {
    const { jwt, user } = await newReader()
    expect(accountErrorOf(await remove(jwt, 'dit is het niet')).code).toBe('wrong-password')
    await database.query(`UPDATE gevel_sessions SET proved_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      user.id,
    ])
    expect(accountErrorOf(await remove(jwt)).code).toBe('requires-recent-login')
    const fresh = await logInAs(user.email, goodPassword)
    expect((await remove(fresh.jwt)).status).toBe(200)
  })
})
