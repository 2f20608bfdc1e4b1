import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { accountErrorOf, fieldErrorsOf } from '../support/account-errors.ts'
import { apply, beginApplication, newApplicant, openApplication, pdf, sendCv } from '../support/applications.ts'
import { vacancyFields } from '../support/document-fields.ts'
import { mailsTo, untilMail } from '../support/mails.ts'
import { newEmail } from '../support/registration.ts'
import { openTestDocuments } from '../support/test-documents.ts'
import { statusesOf, TwoBackends } from '../support/two-backends.ts'
import { askAs } from '../support/visitor.ts'
import { test } from '../support/with-second-backend.ts'

const backends = TwoBackends.forThisFile()
const { publish } = await openTestDocuments()

async function newVacancy() {
  const contact = { name: 'Personeelszaken', email: newEmail() }
  const title = `Proefbaan ${crypto.randomUUID().slice(0, 8)}`
  const { documentId } = await publish('vacancy', { ...vacancyFields(title), contact })
  const { rows } = await backends.database.query(
    'SELECT public_id FROM vacancies WHERE document_id = $1 AND published_at IS NOT NULL',
    [documentId],
  )
  return Number(rows[0].public_id)
}

async function storedFor(vacancyId: number): Promise<string[]> {
  const { rows } = await backends.database.query(
    `SELECT a.email FROM gevel_applications a JOIN gevel_application_files f ON f.application_id = a.id WHERE a.vacancy_id = $1`,
    [vacancyId],
  )
  return rows.map(({ email }) => email)
}

describe('fifty people who apply at once, each twice, to two backends, while the vacancy closes', () => {
  test('are each stored once with their CV and a mail, or told that it has closed', { timeout: 180_000 }, async () => {
    const vacancyId = await newVacancy()
    const people = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const begun = await beginApplication()
        expect((await sendCv(begun, pdf())).status).toBe(200)
        return { begun, applicant: newApplicant() }
      }),
    )
    const send = ({ begun, applicant }: (typeof people)[number], turn: number) =>
      apply({ ...begun, visit: { backend: backends.at(turn) } }, vacancyId, applicant)
    const sent = people.slice(0, 40).flatMap((person, at) => [send(person, at), send(person, at + 1)])
    const responses = await Promise.all(sent)
    await backends.database.query('UPDATE vacancies SET closes_at = now() WHERE public_id = $1', [vacancyId])
    const late = await Promise.all(people.slice(40).map(send))

    expect(responses.map(({ status }) => status)).toEqual(Array(80).fill(200))
    for (const response of late) expect(accountErrorOf(response).code).toBe('applications/closed')
    const emails = people.map(({ applicant }) => applicant.email)
    expect((await storedFor(vacancyId)).toSorted()).toEqual(emails.slice(0, 40).toSorted())
    for (const email of emails.slice(0, 40)) {
      await untilMail(email, 'Uw sollicitatie:')
      expect(await mailsTo(email)).toHaveLength(1)
    }
    for (const { begun } of people.slice(40)) expect((await openApplication(begun)).files).toHaveLength(1)
  })
})

describe('files that do harm', () => {
  test.each([
    ['../../../../etc/passwd.pdf', /^[^/\\]+\.pdf$/],
    ['..\\..\\windows\\cv.pdf', /^[^/\\]+\.pdf$/],
    ['cv"\r\nSet-Cookie: a=b.pdf', /^[^\r\n"]+\.pdf$/],
    ['\u202Efdp.exe.pdf', /^[^\u202E]+\.pdf$/],
    [`${'a'.repeat(5_000)}.pdf`, /^a{1,100}\.pdf$/],
    ['CON.pdf', /^_CON\.pdf$/],
    ['CV Zoë Brûlé €.PDF', /^CV Zoë Brûlé €\.pdf$/],
    ['.pdf', /\.pdf$/],
  ])('are stored under a name without tricks: %j', async (name, stored) => {
    const begun = await beginApplication()
    const response = await sendCv(begun, pdf(name))
    if (response.status === 200) {
      const { files } = await openApplication(begun)
      expect(files[0]?.name).toMatch(stored)
    } else expect(fieldErrorsOf(response).files).toMatch(/^[A-Z“].*\.$/)
  })

  test('of eleven megabytes, thirty at once, are rejected, and none is stored', {
    timeout: 120_000,
  }, async () => {
    const begun = await Promise.all(Array.from({ length: 30 }, () => beginApplication()))
    const large = pdf('cv.pdf', 11 * 1024 * 1024)
    // the connection of who goes on sending may be closed before the response is read
    const responses = await Promise.all(begun.map((one) => sendCv(one, large).catch(() => null)))
    for (const response of responses.filter((one) => one !== null)) {
      expect([400, 413, 429]).toContain(response.status)
      expect(response.text).toMatch(/groot|vaak|veel/)
    }
    const { rows } = await backends.database.query('SELECT draft_id FROM gevel_draft_files WHERE draft_id = ANY($1)', [
      begun.map(({ draft }) => draft.id),
    ])
    expect(rows).toEqual([])
  })
})

/** The most memory that a process has had, in megabytes (proc(5)). */
function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

describe('six hundred megabytes of CVs, ten at once', () => {
  test('pass through less memory than ten of them have', { timeout: 300_000 }, async ({ second }) => {
    const visit = { backend: second.url }
    // one for all: while a process fills a hundred megabytes, the connections that it has are closed
    const cv = pdf('cv.pdf', 9.9 * 1024 * 1024)
    const sendTen = async () => {
      await backends.resetLimits()
      const begun = await Promise.all(Array.from({ length: 10 }, () => beginApplication(visit)))
      const responses = await Promise.all(begun.map((one) => sendCv(one, cv)))
      await backends.database.query('DELETE FROM gevel_drafts WHERE id = ANY($1)', [begun.map(({ draft }) => draft.id)])
      return statusesOf(responses)
    }
    await sendTen()
    const before = peakMemory(second.pid)
    for (let turn = 0; turn < 5; turn++) expect(await sendTen()).toEqual(Array(10).fill(200))
    expect(peakMemory(second.pid) - before).toBeLessThan(100)
  })
})

describe('an application that is tampered with', () => {
  test.each([
    ['the draft of another wizard', { wizard: 'vacature' }],
    ['the key of another browser', { key: 'x'.repeat(43) }],
    ['another version', { version: 'anders' }],
  ])('by %s stores nothing', async (_, changed: { wizard?: string; key?: string; version?: string }) => {
    const vacancyId = await newVacancy()
    const begun = await beginApplication()
    await sendCv(begun, pdf())
    const draft = changed.wizard
      ? Object((await askAs({}, 'POST', '/public/drafts', { wizard: changed.wizard, key: begun.key })).body)
      : begun.draft
    const reference = { id: draft.id, key: changed.key ?? begun.key, version: changed.version ?? draft.version }
    const response = await askAs({}, 'POST', `/public/vacancies/${vacancyId}/applications`, {
      ...{ draft: reference, ...newApplicant() },
    })
    expect([400, 404, 409]).toContain(response.status)
    expect(await storedFor(vacancyId)).toEqual([])
  })

  test.each(['0', '-1', '1.5', '99999999999', '1 OR 1=1', '%00', 'vacatures'])(
    'by the vacancy %s is a sentence',
    async (id) => {
      const begun = await beginApplication()
      const reference = { id: begun.draft.id, key: begun.key, version: begun.draft.version }
      const path = `/public/vacancies/${encodeURIComponent(id)}/applications`
      const response = await askAs({}, 'POST', path, { draft: reference, ...newApplicant() })
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(response.text).toMatch(/[A-Z].*\./)
    },
  )
})
