import { single } from '@gevel/contract/envelope'
import { invitationSchema, seatsSchema } from '@gevel/contract/invitations'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountErrorOf } from './account-errors.ts'
import type { ApiResponse } from './backend.ts'
import { type Company, createCompany, removeCompany } from './company.ts'
import { createReaders, type Member, removeReaders } from './create-readers.ts'
import { openDatabase } from './database.ts'
import { codeIn, mailsTo, untilMail } from './mails.ts'
import { askAs } from './visitor.ts'

export const subject = 'Lees mee met Mix Pro'

/** What a test of invitations does for a company. */
function inviter(database: Client, readers: readonly Member[], company: Company) {
  const readerOf = (index: number) => readers[index] as Member
  const seatsPath = `/account/subscriptions/${company.number}/seats`
  const invitationsPath = `/account/subscriptions/${company.number}/invitations`
  const invite = (list: string, by: { jwt: string } = company.owner, fields = {}) =>
    askAs(by, 'POST', invitationsPath, { list, ...fields })
  const seats = async (by: { jwt: string } = company.owner) =>
    single(seatsSchema.strict()).parse((await askAs(by, 'GET', seatsPath)).body).data
  /** Invites an address, and returns the code of the mail. */
  const codeFor = async (entry: string): Promise<string> =>
    codeOfNext(entry.replace(/.*<|>/g, ''), async () => expect((await invite(entry)).status).toBe(200))
  return { company, database, readerOf, seatsPath, invitationsPath, invite, seats, codeFor }
}

/**
 * Opens what the tests of a file need, until they are over.
 * @returns runs a test with a company of its own, with five seats of which its owner has one
 */
export function prepareCompanies() {
  let database: Client
  const readers: Member[] = []
  beforeAll(async () => {
    database = await openDatabase()
    readers.push(...(await createReaders(database, 3)))
  })
  afterAll(async () => {
    await removeReaders(database, readers)
    await database.end()
  })
  return (title: string, work: (by: ReturnType<typeof inviter>) => Promise<void>): void => {
    test(title, async () => {
      const company = await createCompany(database)
      try {
        await work(inviter(database, readers, company))
      } finally {
        await removeCompany(database, company)
      }
    })
  }
}

/** The code of the mail to an address that something sends. */
export async function codeOfNext(email: string, send: () => Promise<unknown>): Promise<string> {
  const before = (await mailsTo(email)).filter((mail) => mail.subject === subject).length
  await send()
  return codeIn(await untilMail(email, subject, before), '/uitnodiging')
}

export async function showInvitation(code: string, by: { jwt?: string } = {}) {
  const { body } = await askAs(by, 'GET', `/public/invitations?code=${encodeURIComponent(code)}`)
  return single(invitationSchema.strict()).parse(body).data
}

export const answer = (what: string, code: string, by: { jwt?: string } = {}, fields = {}) =>
  askAs(by, 'POST', `/public/invitations/${what}`, { code, ...fields })

export const accept = (code: string, by: { jwt?: string }) => answer('accept', code, by)

/** What an account reads: `account`, `general`, `pro` or `mix`. */
export async function readsAs(jwt: string): Promise<string> {
  const { body } = await askAs({ jwt }, 'GET', '/users/me')
  return (body as { reader: string }).reader
}

export const errorOf = (response: ApiResponse) => accountErrorOf(response).code
