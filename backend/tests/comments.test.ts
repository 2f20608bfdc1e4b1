import { accountExportSchema } from '@gevel/contract/account'
import {
  commentSchema,
  commentsAPage,
  type PlacedComment,
  placedCommentSchema,
  readerCommentSchema,
} from '@gevel/contract/comments'
import { list } from '@gevel/contract/envelope'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import { type Admin, logIn as logInToAdmin } from './support/admin.ts'
import { articleFields } from './support/articles.ts'
import { ask, backendUrl } from './support/backend.ts'
import { ChangeListener } from './support/change-listener.ts'
import { openDatabase } from './support/database.ts'
import { goodPassword, newReader } from './support/registration.ts'
import { askAs, bearerOf } from './support/visitor.ts'

const commentsSchema = list(commentSchema.strict())
const threadSchema = list(readerCommentSchema.strict())
const keptSchema = list(placedCommentSchema)

let admin: Admin
let database: Client
let articleId: number
let documentId: string
const made: string[] = []

/** A reader whose first comment an editor has let stand, so that the next appear at once. */
async function knownReader() {
  const reader = await newReader()
  await database.query(
    `INSERT INTO gevel_comments (article_public_id, user_id, text, state, idempotency_key, written_at)
     VALUES ($1, $2, 'Eerder geplaatst.', 'shown', gen_random_uuid(), now() - interval '1 day')`,
    [elsewhere, reader.user.id],
  )
  return reader
}

/** Number of an article that nobody publishes here. */
const elsewhere = 2_000_000_000

async function publishArticle(fields: object = {}): Promise<{ publicId: number; documentId: string }> {
  const article = await admin.create('content', articleFields('Over reacties', fields))
  made.push(article.documentId)
  await admin.publish('content', article.documentId)
  return article
}

const send = (jwt: string | undefined, text: string, under = articleId, idempotencyKey: string = crypto.randomUUID()) =>
  askAs({ jwt: jwt ?? '' }, 'POST', `/account/articles/${under}/comments`, { text, idempotencyKey })

async function write(jwt: string, text: string, under = articleId): Promise<PlacedComment> {
  return placedCommentSchema.strict().parse((await send(jwt, text, under)).body)
}

const change = (jwt: string, id: number, text: string) => askAs({ jwt }, 'PUT', `/account/comments/${id}`, { text })
const remove = (jwt: string, id: number) => askAs({ jwt }, 'DELETE', `/account/comments/${id}`)
const report = (jwt: string, id: number, fields: object = { reason: 'offensive' }) =>
  askAs({ jwt }, 'PUT', `/account/comments/${id}/report`, fields)

async function seen(under = articleId, page = 1) {
  return commentsSchema.parse((await ask(`/public/contents/${under}/comments?page=${page}`)).body)
}
const textsSeen = async () => (await seen()).data.map(({ text }) => text)

async function seenAs(jwt: string, under = articleId) {
  const { body } = await askAs({ jwt }, 'GET', `/account/articles/${under}/comments`)
  return threadSchema.parse(body).data
}

interface ToJudge {
  id: number
  version: number
  state: string
  text: string
  reports: { reason: string; note: string | null }[]
  judgement: { editor: string; state: string } | null
}

async function queue(which = 'open'): Promise<ToJudge[]> {
  const { body } = await admin.request('GET', `/comments?which=${which}`)
  return (body as { data: ToJudge[] }).data
}

const inQueue = async (id: number) => (await queue()).find((comment) => comment.id === id)
const judge = (id: number, state: string, version = 1) =>
  admin.request('PUT', `/comments/${id}/judgement`, { state, version })

beforeAll(async () => {
  admin = await logInToAdmin()
  database = await openDatabase()
  const article = await publishArticle()
  articleId = article.publicId
  documentId = article.documentId
})

afterAll(async () => {
  for (const documentId of made) await admin.remove('content', documentId)
  await database.query('DELETE FROM gevel_comments WHERE article_public_id = $1', [elsewhere])
  await database.end()
})

describe('a comment', () => {
  test('of a known reader is there at once, with a name and no address', async () => {
    const { jwt, user } = await knownReader()
    const text = 'Eerste regel.\r\n\r\nTweede regel met <b>haken</b> & "tekens".'
    const { id, own, page } = await write(jwt, text)
    expect({ state: own?.state, page }).toEqual({ state: 'shown', page: 1 })
    const answer = await ask(`/public/contents/${articleId}/comments`)
    const comment = commentsSchema.parse(answer.body).data.find((one) => one.id === id)
    expect(comment).toMatchObject({ author: 'Sanne de Wit', text: text.replaceAll('\r', ''), editedAt: null })
    expect(answer.text).not.toContain(user.email)
    await remove(jwt, id)
  })

  test('that is the first of its author waits for an editor', async () => {
    const { jwt } = await newReader()
    const { id, own } = await write(jwt, 'Mijn eerste reactie.')
    expect(own?.state).toBe('waiting')
    expect(await textsSeen()).not.toContain('Mijn eerste reactie.')
    expect((await seenAs(jwt)).at(-1)).toMatchObject({ id, own: { state: 'waiting' } })
    expect((await seenAs((await newReader()).jwt)).map((comment) => comment.id)).not.toContain(id)
    expect((await write(jwt, 'Mijn tweede, voor de eerste beoordeeld is.')).own?.state).toBe('waiting')
    expect((await judge(id, 'shown')).status).toBe(200)
    expect(await textsSeen()).toContain('Mijn eerste reactie.')
    expect((await write(jwt, 'Mijn derde.')).own?.state).toBe('shown')
  })

  test('with a link in it waits for an editor', async () => {
    const { jwt } = await knownReader()
    expect((await write(jwt, 'Kijk op www.voordeel.example voor meer.')).own?.state).toBe('waiting')
  })

  test('is one comment however often it is sent', async () => {
    const { jwt } = await knownReader()
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(jwt, 'Dubbel geklikt.', articleId, key)))
    answers.push(await send(jwt, ' Dubbel geklikt. ', articleId, key))
    const ids = answers.map(({ body }) => placedCommentSchema.parse(body).id)
    expect(new Set(ids).size).toBe(1)
    expect((await textsSeen()).filter((text) => text === 'Dubbel geklikt.')).toHaveLength(1)
    const other = placedCommentSchema.parse((await send(jwt, 'Iets anders, na terugbladeren.', articleId, key)).body)
    expect(other.id).not.toBe(ids[0])
  })

  test.each([
    ['nothing', ''],
    ['spaces', '   \n '],
    ['what cannot be seen', '\u200b\u200b\u200b'],
    ['too much', 'x'.repeat(2001)],
    ['half a megabyte', 'x'.repeat(500_000)],
  ])('of %s is refused with a sentence at the field', async (_, text) => {
    const { jwt } = await readerOfDemo()
    expect(Object.keys(fieldErrorsOf(await send(jwt, text)))).toEqual(['text'])
  })

  test('of more than a megabyte is refused', async () => {
    const { jwt } = await readerOfDemo()
    expect((await send(jwt, 'x'.repeat(1_100_000))).status).toBe(413)
  })

  test('keeps no control characters', async () => {
    const { jwt } = await knownReader()
    expect((await write(jwt, 'nul\u0000 en bel\u0007')).text).toBe('nul en bel')
  })

  test('is the sixth within ten minutes, and told to wait', async () => {
    const { jwt } = await knownReader()
    for (const number of [1, 2, 3, 4, 5]) await write(jwt, `Reactie ${number}.`)
    const { code, message, retryAfterSeconds } = accountErrorOf(await send(jwt, 'Reactie 6.'))
    expect({ code, message }).toEqual({
      code: 'too-many-requests',
      message: 'U hebt kort na elkaar al vaak gereageerd. Wacht 10 minuten en probeer het dan opnieuw.',
    })
    expect(retryAfterSeconds).toBeLessThanOrEqual(600)
  })
})

async function readerOfDemo(): Promise<{ jwt: string }> {
  return { jwt: (await bearerOf('reader')).authorization.replace('Bearer ', '') }
}

describe('who may comment', () => {
  test('is nobody who is not logged in', async () => {
    for (const jwt of [undefined, 'x.y.z'])
      expect(accountErrorOf(await send(jwt, 'Hallo.')).code).toBe('user-token-expired')
  })

  test('is who may read on', async () => {
    const { publicId } = await publishArticle({ access: 'subscriber' })
    const reader = await readerOfDemo()
    const subscriber = { jwt: (await bearerOf('subscriber')).authorization.replace('Bearer ', '') }
    expect((await send(reader.jwt, 'Ik lees dit niet.', publicId)).status).toBe(404)
    const { id } = await write(subscriber.jwt, 'Ik wel.', publicId)
    const path = `/public/contents/${publicId}/comments`
    expect((await ask(path)).status).toBe(404)
    expect((await askAs(reader, 'GET', path)).status).toBe(404)
    expect((await askAs(reader, 'GET', `/account/articles/${publicId}/comments`)).status).toBe(404)
    expect((await report(reader.jwt, id)).status).toBe(404)
    await judge(id, 'shown')
    const { body, headers } = await visit(path, subscriber.jwt)
    expect(commentsSchema.parse(body).data.map((comment) => comment.id)).toEqual([id])
    expect(headers.get('cache-control')).toContain('private')
  })

  test.each(['0', 'x', '99999999999', String(elsewhere)])('comments nothing under article %s', async (id) => {
    const { jwt } = await readerOfDemo()
    const body = { text: 'Waaronder?', idempotencyKey: crypto.randomUUID() }
    expect((await askAs({ jwt }, 'POST', `/account/articles/${id}/comments`, body)).status).toBe(404)
    expect((await ask(`/public/contents/${id}/comments`)).status).toBe(404)
  })
})

async function visit(path: string, jwt?: string) {
  const response = await fetch(backendUrl + path, { headers: jwt ? { authorization: `Bearer ${jwt}` } : {} })
  return { headers: response.headers, body: (await response.json()) as unknown }
}

describe('the author', () => {
  test('says the same once, also from a page that was gone back to', async () => {
    const { jwt } = await knownReader()
    const first = await write(jwt, 'Eén keer is genoeg.')
    expect(await write(jwt, 'Eén keer is genoeg.')).toMatchObject({ id: first.id })
    await database.query(`UPDATE gevel_comments SET written_at = now() - interval '11 minutes' WHERE id = $1`, [
      first.id,
    ])
    expect((await write(jwt, 'Eén keer is genoeg.')).id).not.toBe(first.id)
  })

  test('changes a comment for fifteen minutes', async () => {
    const { jwt } = await knownReader()
    const { id } = await write(jwt, 'Met een tikfuot.')
    const changed = placedCommentSchema.parse((await change(jwt, id, 'Met een tikfout.')).body)
    expect(changed).toMatchObject({ text: 'Met een tikfout.', own: { state: 'shown' } })
    expect(changed.editedAt).not.toBeNull()
    await database.query(`UPDATE gevel_comments SET written_at = now() - interval '15 minutes' WHERE id = $1`, [id])
    const late = accountErrorOf(await change(jwt, id, 'Te laat.'))
    expect(late).toMatchObject({ code: 'operation-not-allowed', reason: 'late' })
    expect((await change(jwt, id, 'Met een tikfout.')).status).toBe(200)
    expect(await textsSeen()).toContain('Met een tikfout.')
  })

  test('has it wait again with a link that was not there', async () => {
    const { jwt } = await knownReader()
    const { id } = await write(jwt, 'Zonder link.')
    expect(placedCommentSchema.parse((await change(jwt, id, 'Met https://link.example')).body).own?.state).toBe(
      'waiting',
    )
    expect(await textsSeen()).not.toContain('Zonder link.')
  })

  test('does not bring back what an editor has hidden', async () => {
    const { jwt } = await knownReader()
    const { id } = await write(jwt, 'Dit mag niet.')
    await judge(id, 'hidden')
    expect(accountErrorOf(await change(jwt, id, 'En nu?'))).toMatchObject({ reason: 'hidden' })
    expect((await seenAs(jwt)).at(-1)).toMatchObject({ id, own: { state: 'hidden' }, text: 'Dit mag niet.' })
  })

  test('takes it away, however often that is asked', async () => {
    const { jwt } = await knownReader()
    const { id } = await write(jwt, 'Toch maar niet.')
    for (const _ of [1, 2]) expect((await remove(jwt, id)).status).toBe(204)
    expect(await textsSeen()).not.toContain('Toch maar niet.')
    expect((await change(jwt, id, 'Toch wel.')).status).toBe(404)
  })

  test('is who nobody else is', async () => {
    const { jwt } = await knownReader()
    const other = await knownReader()
    const { id } = await write(jwt, 'Van mij.')
    expect((await change(other.jwt, id, 'Van mij?')).status).toBe(404)
    expect((await remove(other.jwt, id)).status).toBe(204)
    expect(await textsSeen()).toContain('Van mij.')
    for (const wrong of ['0', 'x', '99999999999'])
      expect((await askAs({ jwt }, 'PUT', `/account/comments/${wrong}`, { text: 'Wat?' })).status).toBe(404)
  })

  test('finds it again among all one wrote, and in the download', async () => {
    const { jwt } = await knownReader()
    const { id } = await write(jwt, 'Om terug te vinden.')
    const { data, meta } = keptSchema.parse((await askAs({ jwt }, 'GET', '/account/comments')).body)
    expect(data.map(({ article }) => article?.id)).toEqual([articleId, undefined])
    expect(data[0]).toMatchObject({ id, page: 1 })
    expect(meta.pagination.total).toBe(2)
    const theirs = await knownReader()
    const { id: reported } = await write(theirs.jwt, 'Om te melden.')
    await report(jwt, reported, { reason: 'other', note: ' Zie regel 1. ' })
    const exported = accountExportSchema.strict().parse((await askAs({ jwt }, 'GET', '/account/export')).body)
    expect(exported.comments.map(({ text }) => text)).toEqual(['Om terug te vinden.', 'Eerder geplaatst.'])
    expect(exported.commentReports).toMatchObject([{ comment: 'Om te melden.', reason: 'other', note: 'Zie regel 1.' }])
  })
})

describe('a report', () => {
  test('brings a comment to the editors, once by each reader', async () => {
    const { jwt } = await knownReader()
    const { id } = await write(jwt, 'Te melden.')
    const reader = await newReader()
    for (const _ of [1, 2]) expect((await report(reader.jwt, id, { reason: 'advertising', note: '' })).status).toBe(204)
    expect((await seenAs(reader.jwt)).filter(({ reported }) => reported).map((comment) => comment.id)).toEqual([id])
    expect(await inQueue(id)).toMatchObject({ state: 'shown', reports: [{ reason: 'advertising', note: null }] })
    expect((await judge(id, 'shown')).status).toBe(200)
    expect(await inQueue(id)).toBeUndefined()
    expect((await report(reader.jwt, id)).status).toBe(204)
    expect(await inQueue(id)).toBeUndefined()
  })

  test('is the third, and takes the comment from view until an editor has judged', async () => {
    const { jwt } = await knownReader()
    const { id } = await write(jwt, 'Drie keer gemeld.')
    const readers = await Promise.all([newReader(), newReader(), newReader()])
    await Promise.all(readers.map((reader) => report(reader.jwt, id)))
    expect(await textsSeen()).not.toContain('Drie keer gemeld.')
    expect((await seenAs(jwt)).at(-1)).toMatchObject({ id, own: { state: 'waiting' } })
    expect((await inQueue(id))?.reports).toHaveLength(3)
    await judge(id, 'shown')
    expect(await textsSeen()).toContain('Drie keer gemeld.')
  })

  test("is not of one's own, of what cannot be seen, or without a reason", async () => {
    const { jwt } = await knownReader()
    const { id } = await write(jwt, 'Van mijzelf.')
    expect(accountErrorOf(await report(jwt, id)).code).toBe('operation-not-allowed')
    const other = await newReader()
    expect(Object.keys(fieldErrorsOf(await report(other.jwt, id, { reason: 'saai' })))).toEqual(['reason'])
    const long = { reason: 'other', note: 'x'.repeat(501) }
    expect(Object.keys(fieldErrorsOf(await report(other.jwt, id, long)))).toEqual(['note'])
    await judge(id, 'hidden')
    expect((await report(other.jwt, id)).status).toBe(404)
    expect((await report(other.jwt, 2_000_000_000)).status).toBe(404)
  })
})

test('a reader sees by itself what can be changed or reported', async () => {
  const { jwt } = await knownReader()
  const other = await newReader()
  const { id, own } = await write(jwt, 'Om los te bekijken.')
  const answerTo = (reader: string) => askAs({ jwt: reader }, 'GET', `/account/comments/${id}`)
  const show = async (reader: string) =>
    z.object({ data: placedCommentSchema.strict() }).parse((await answerTo(reader)).body).data
  const article = { id: articleId, title: 'Over reacties' }
  expect(await show(jwt)).toMatchObject({ id, article, page: 1, own, reported: false })
  expect(await show(other.jwt)).toMatchObject({ id, article, own: null, reported: false })
  await report(other.jwt, id)
  expect((await show(other.jwt)).reported).toBe(true)
  await judge(id, 'hidden')
  expect((await show(jwt)).own?.state).toBe('hidden')
  expect((await answerTo(other.jwt)).status).toBe(404)
})

describe('editors', () => {
  test('judge the text that they read, and the same twice is once', async () => {
    const { jwt } = await newReader()
    const { id } = await write(jwt, 'Onschuldig.')
    await change(jwt, id, 'Toch niet zo onschuldig.')
    expect((await judge(id, 'shown')).status).toBe(400)
    for (const _ of [1, 2]) expect((await judge(id, 'shown', 2)).status).toBe(200)
    const { rows } = await database.query('SELECT editor, state FROM gevel_comment_judgements WHERE comment_id = $1', [
      id,
    ])
    expect(rows).toEqual([{ editor: 'Reinier Redactie', state: 'shown' }])
    const all = await queue('all')
    expect(all.find((comment) => comment.id === id)?.judgement).toMatchObject({ editor: 'Reinier Redactie' })
    expect((await judge(2_000_000_000, 'shown')).status).toBe(404)
    expect((await judge(id, 'waiting', 2)).status).toBe(400)
  })

  test('are who has the right', async () => {
    const path = '/comments'
    const { authorization } = await bearerOf('subscriber')
    for (const headers of [undefined, { authorization }]) {
      expect((await ask(path, { headers })).status).toBe(401)
      expect((await ask(`${path}/1/judgement`, { method: 'PUT', headers })).status).toBe(401)
    }
    const rights = await database.query(
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

describe('what readers see', () => {
  test('changes for the one article alone', async () => {
    const { jwt } = await knownReader()
    const listener = await ChangeListener.open()
    const heard = async (act: () => Promise<unknown>) => {
      const before = listener.tags.length
      await act()
      await listener.until(() => listener.tags.length > before)
      return listener.tags.slice(before)
    }
    const tag = `comments:${articleId}`
    let id = 0
    expect(
      await heard(async () => {
        id = (await write(jwt, 'Voor de stroom.')).id
      }),
    ).toEqual([tag])
    expect(await heard(() => change(jwt, id, 'Voor de stroom, beter.'))).toEqual([tag])
    expect(await heard(() => judge(id, 'hidden', 2))).toEqual([tag])
    await write((await newReader()).jwt, 'Wacht nog.')
    await judge(id, 'shown', 2)
    const profile = { name: 'Andere Naam', company: '', edition: 'pro' }
    expect(await heard(() => askAs({ jwt }, 'PUT', '/account/profile', profile))).toContain(tag)
    expect((await seen()).data.at(-1)?.author).toBe('Andere Naam')
    expect(await heard(() => remove(jwt, id))).toEqual([tag])
    listener.close()
    const { headers } = await visit(`/public/contents/${articleId}/comments`)
    expect(headers.get('cache-tag')?.split(',')).toEqual([tag, 'content'])
    expect(headers.get('cache-control')).toContain('public')
  })

  test('comes in pages, and one knows on which a comment is', async () => {
    const { publicId } = await publishArticle()
    const { jwt, user } = await knownReader()
    await database.query(
      `INSERT INTO gevel_comments (article_public_id, user_id, text, state, idempotency_key)
       SELECT $1, $2, 'Reactie ' || n, 'shown', gen_random_uuid() FROM generate_series(1, $3) n`,
      [publicId, user.id, commentsAPage],
    )
    const { id, page } = await write(jwt, 'De eerste van de volgende bladzijde.', publicId)
    expect(page).toBe(2)
    const first = await seen(publicId)
    expect(first.data).toHaveLength(commentsAPage)
    expect(first.data[0]?.text).toBe('Reactie 1')
    expect(first.meta.pagination).toEqual({ page: 1, pageSize: commentsAPage, pageCount: 2, total: commentsAPage + 1 })
    expect((await seen(publicId, 2)).data.map((comment) => comment.id)).toEqual([id])
    const kept = keptSchema.parse((await askAs({ jwt }, 'GET', '/account/comments?pageSize=3')).body).data
    expect(kept.map((comment) => comment.page)).toEqual([2, 1, 1])
    expect(await seenAs(jwt, publicId)).toHaveLength(commentsAPage)
    expect((await ask(`/public/contents/${publicId}/comments?page=0`)).status).toBe(400)
  })
})

describe('what goes takes its comments along', () => {
  const countOf = async (column: string, id: number) => {
    const { rows } = await database.query(`SELECT count(*)::int FROM gevel_comments WHERE ${column} = $1`, [id])
    return rows[0]?.count
  }

  test('an article, and not one that is published anew or offline', async () => {
    const article = await publishArticle()
    const { jwt } = await knownReader()
    await write(jwt, 'Onder een artikel.', article.publicId)
    await admin.publish('content', article.documentId, { title: 'Opnieuw' })
    expect((await seen(article.publicId)).data).toHaveLength(1)
    await admin.unpublish('content', article.documentId)
    expect((await ask(`/public/contents/${article.publicId}/comments`)).status).toBe(404)
    expect(await countOf('article_public_id', article.publicId)).toBe(1)
    const { data } = keptSchema.parse((await askAs({ jwt }, 'GET', '/account/comments')).body)
    expect(data[0]).toMatchObject({ text: 'Onder een artikel.', article: null })
    await admin.remove('content', article.documentId)
    expect(await countOf('article_public_id', article.publicId)).toBe(0)
  })

  test('an account; until then they are not shown', async () => {
    const { jwt, user } = await knownReader()
    const { id } = await write(jwt, 'Ik ga weg.')
    const other = await knownReader()
    const { id: theirs } = await write(other.jwt, 'Ik blijf.')
    await report(jwt, theirs)
    await askAs({ jwt }, 'POST', '/account/deletion', { password: goodPassword })
    expect(await textsSeen()).not.toContain('Ik ga weg.')
    expect(accountErrorOf(await send(jwt, 'Nog iets.')).code).toBe('operation-not-allowed')
    await askAs({ jwt }, 'DELETE', '/account/deletion')
    expect(await textsSeen()).toContain('Ik ga weg.')
    await database.query(`UPDATE up_users SET deletion_at = now() - interval '1 minute' WHERE id = $1`, [user.id])
    await database.query(`INSERT INTO gevel_jobs.job (name, data) VALUES ('account-clean-up', '{}')`)
    await vi.waitFor(async () => expect(await countOf('id', id)).toBe(0), { timeout: 20_000 })
    expect(await inQueue(theirs)).toBeUndefined()
  })

  test('an account that is blocked is not shown', async () => {
    const { jwt, user } = await knownReader()
    await write(jwt, 'Van wie geblokkeerd wordt.')
    await database.query('UPDATE up_users SET blocked = true WHERE id = $1', [user.id])
    expect(await textsSeen()).not.toContain('Van wie geblokkeerd wordt.')
  })
})

test('the comments of an article that is published anew stay where they were', async () => {
  const before = (await seen()).meta.pagination.total
  await admin.publish('content', documentId, { title: 'Nog eens' })
  expect((await seen()).meta.pagination.total).toBe(before)
})
