import type { readingListEndpoints } from '@gevel/contract/endpoints/reading-list'
import { eventSeriesSchema } from '@gevel/contract/events'
import { type Subject, type SubjectKind, subjectKindSchema } from '@gevel/contract/following'
import type { Knex } from 'knex'
import { findBySlug } from '../../../content/documents/former-keys'
import { notFound } from '../../../platform/errors/account-errors'
import { fieldError } from '../../../platform/errors/field-error'
import { idOf } from '../../../platform/http/parameters'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { loadSubjects, subjectOf } from './subject-rows'

/** Bounds the news of a reader: each subject costs a look into its list. */
const maxFollowed = 500

/** `GET /account/followed`: by name, without what is not on the site now. */
export async function listFollowed({ session }: ReaderRequest) {
  return { data: await shownSubjects(strapi.db.connection, session.account.id) }
}

/** `PUT /account/followed/{kind}/{key}`: idempotent. */
export async function follow({ params, session }: ReaderRequest<typeof readingListEndpoints.follow>): Promise<null> {
  const knex = strapi.db.connection
  const found = await findSubject(knex, params, true)
  if (!found) throw notFound()
  const user_id = session.account.id
  if (await isFull(knex, user_id)) {
    const message = `U volgt al ${maxFollowed} onderwerpen, auteurs, bedrijven en reeksen. Volg er eerst een paar niet meer.`
    throw fieldError([{ path: ['key'], message }])
  }
  await knex('gevel_followed_subjects')
    .insert({ user_id, ...found })
    .onConflict()
    .ignore()
  return null
}

/** `DELETE /account/followed/{kind}/{key}`: idempotent. */
export async function unfollow({
  params,
  session,
}: ReaderRequest<typeof readingListEndpoints.unfollow>): Promise<null> {
  const knex = strapi.db.connection
  const found = await findSubject(knex, params, false)
  if (found)
    await knex('gevel_followed_subjects')
      .where({ user_id: session.account.id, ...found })
      .delete()
  return null
}

async function shownSubjects(knex: Knex, userId: number): Promise<Subject[]> {
  const subjects = (await loadSubjects(knex, userId)).flatMap((row) => subjectOf(row) ?? [])
  return subjects.sort((a, b) => a.name.localeCompare(b.name, 'nl'))
}

/** Subjects that are offline do not count: the reader cannot unfollow them. */
async function isFull(knex: Knex, user_id: number): Promise<boolean> {
  const counted = await knex('gevel_followed_subjects').where({ user_id }).count({ all: '*' }).first()
  if (Number(counted?.all) < maxFollowed) return false
  return (await shownSubjects(knex, user_id)).length >= maxFollowed
}

/** The permanent name of each kind of subject, by its key in the API. */
const finders: Readonly<
  Record<SubjectKind, (knex: Knex, key: string, isShown: boolean) => Promise<string | undefined>>
> = {
  tag: async (knex, slug) => (await findBySlug(knex, 'tag', slug))?.document_id,
  author: async (knex, slug) => (await findBySlug(knex, 'author', slug))?.document_id,
  company: async (knex, key, isShown) => {
    const public_id = idOf(key)
    if (public_id === null) return undefined
    const rows = knex('partners').where({ public_id })
    return (await (isShown ? rows.whereNotNull('published_at') : rows).first('document_id'))?.document_id
  },
  series: async (_, key) => eventSeriesSchema.safeParse(key).data,
}

/** @param isShown whether it has to be on the site now */
async function findSubject(knex: Knex, given: { kind: string; key: string }, isShown: boolean) {
  const kind = subjectKindSchema.safeParse(given.kind).data
  const subject = kind && (await finders[kind](knex, given.key, isShown))
  return subject === undefined ? null : { kind, subject }
}
