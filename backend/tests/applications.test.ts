import { applicationErrors, linkedApplicationSchema, sentApplicationSchema } from '@gevel/contract/applications'
import { afterAll, describe, expect, test } from 'vitest'
import { cvOf } from '../seed/employers/cv-files.ts'
import { accountErrorOf, fieldErrorsOf } from './support/account-errors.ts'
import {
  apply,
  beginApplication,
  newApplicant,
  openApplication,
  pdf,
  removeCv,
  sendCv,
} from './support/applications.ts'
import { ask } from './support/backend.ts'
import { openDatabase } from './support/database.ts'
import { codeIn, mailsTo, untilMail } from './support/mails.ts'
import { newReader } from './support/registration.ts'
import { applicationsOf, newVacancy, sentApplication } from './support/stored-applications.ts'
import { openTestDocuments } from './support/test-documents.ts'
import { askAs } from './support/visitor.ts'

const { publish } = await openTestDocuments()
const database = await openDatabase()
afterAll(() => database.end())

describe('an application', () => {
  test('is stored with its CV, and both sides get a mail', async () => {
    const vacancy = await newVacancy(publish)
    const { begun, applicant } = await sentApplication(vacancy.id)
    const [stored, ...others] = await applicationsOf(database, vacancy.id)
    expect(others).toEqual([])
    expect(stored).toMatchObject({
      name: applicant.name,
      email: applicant.email,
      file: 'cv.pdf',
      bytes: 209,
      status: 'new',
    })
    const toEmployer = await untilMail(vacancy.email, 'Sollicitatie:')
    expect(toEmployer.subject).toBe(`Sollicitatie: ${vacancy.title}`)
    expect(toEmployer.text).not.toMatch(/Ingeborg|balie|0000/)
    const toApplicant = await untilMail(applicant.email, 'Uw sollicitatie:')
    expect(toApplicant.text).not.toMatch(/balie|0000/)
    const draft = await openApplication(begun)
    expect(draft).toMatchObject({ result: { isSent: true }, entries: {}, files: [] })
  })

  test('is stored once when it is sent several times at once', async () => {
    const vacancy = await newVacancy(publish)
    const begun = await beginApplication()
    await sendCv(begun, pdf())
    const applicant = newApplicant()
    const responses = await Promise.all([1, 2, 3, 4].map(() => apply(begun, vacancy.id, applicant)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await applicationsOf(database, vacancy.id)).toHaveLength(1)
    await untilMail(applicant.email, 'Uw sollicitatie:')
    expect(await mailsTo(applicant.email)).toHaveLength(1)
  })

  test('is rejected without a CV, at its field, and nothing is stored', async () => {
    const vacancy = await newVacancy(publish)
    const response = await apply(await beginApplication(), vacancy.id, newApplicant())
    expect([response.status, Object.keys(fieldErrorsOf(response))]).toEqual([400, ['cv']])
    expect(await applicationsOf(database, vacancy.id)).toEqual([])
  })

  test('is rejected once the vacancy has closed, and its text and CV stay in the draft', async () => {
    const vacancy = await newVacancy(publish)
    const begun = await beginApplication()
    await sendCv(begun, pdf())
    await database.query('UPDATE vacancies SET closes_at = now() WHERE public_id = $1', [vacancy.id])
    const response = await apply(begun, vacancy.id, newApplicant())
    expect([response.status, accountErrorOf(response)?.code]).toEqual([409, 'applications/closed'])
    expect((await openApplication(begun)).files.map(({ name }) => name)).toEqual(['cv.pdf'])
    expect(await applicationsOf(database, vacancy.id)).toEqual([])
  })

  test('is rejected for a vacancy whose employer takes them elsewhere', async () => {
    const vacancy = await newVacancy(publish, { applyUrl: 'https://werkgever.example/vacature' })
    const begun = await beginApplication()
    await sendCv(begun, pdf())
    const response = await apply(begun, vacancy.id, newApplicant())
    expect(accountErrorOf(response)?.code).toBe('applications/elsewhere')
  })
})

describe('the CV of a draft', () => {
  test('stays while other fields are corrected, and can be replaced and removed', async () => {
    const begun = await beginApplication()
    expect((await sendCv(begun, pdf())).status).toBe(200)
    expect((await sendCv(begun, pdf('nieuw.pdf', 500))).status).toBe(200)
    const { files } = await openApplication(begun)
    expect(files).toMatchObject([{ slot: 'cv', name: 'nieuw.pdf', type: 'application/pdf', bytes: 509 }])
    expect((await removeCv(begun)).status).toBe(200)
    expect((await openApplication(begun)).files).toEqual([])
  })

  test.each([
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['odt', 'application/vnd.oasis.opendocument.text'],
  ] as const)('is a %s of a word processor, by its content', async (cv, type) => {
    const begun = await beginApplication()
    const { name, content } = cvOf({ name: 'Ingeborg', motivation: 'De balie voor de vakman mis ik.', cv })
    const response = await sendCv(begun, new File([new Uint8Array(content)], name))
    expect(response.status, response.text).toBe(200)
    expect((await openApplication(begun)).files).toMatchObject([{ slot: 'cv', name, type }])
  })

  test('can be changed by nobody else', async () => {
    const begun = await beginApplication()
    const stranger = { ...begun, key: (await beginApplication()).key }
    expect(accountErrorOf(await sendCv(stranger, pdf()))?.code).toBe('drafts/gone')
    expect(accountErrorOf(await removeCv(stranger))?.code).toBe('drafts/gone')
  })

  test.each([
    ['a program called a PDF', new File([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')], 'cv.pdf')],
    ['a page called a PDF', new File(['<!doctype html><script>alert(1)</script>'], 'cv.pdf')],
    ['an empty file', new File([], 'cv.pdf')],
    [
      'an old Word file called a new one',
      new File([Buffer.from('d0cf11e0a1b11ae1'.padEnd(2000, '0'), 'hex')], 'cv.docx'),
    ],
    ['a zip called a Word file', new File([zipOf('readme.txt')], 'cv.docx')],
    ['a zip that says it has four gigabytes', new File([zipOf('word/document.xml', 0xffff_fff0)], 'cv.docx')],
    ['a text', new File(['Ik ben Ingeborg.'], 'cv.txt')],
    ['eleven megabytes', pdf('cv.pdf', 11 * 1024 * 1024)],
  ])('is not %s: a Dutch sentence at the file, and nothing is stored', async (_, file) => {
    const begun = await beginApplication()
    const response = await sendCv(begun, file)
    expect([400, 413]).toContain(response.status)
    expect(fieldErrorsOf(response).files).toMatch(/^[A-Z“].*\.$/)
    expect((await openApplication(begun)).files).toEqual([])
  })
})

/** A zip with one empty entry, whose headers name a size. */
function zipOf(name: string, size = 0): Uint8Array<ArrayBuffer> {
  const local = Buffer.alloc(30 + name.length)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(size, 18)
  local.writeUInt32LE(size, 22)
  local.writeUInt16LE(name.length, 26)
  local.write(name, 30)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  return new Uint8Array(Buffer.concat([local, end]))
}

describe('who reads an application', () => {
  test('is the applicant by the link in the mail, who takes back the consent, and then all of it', async () => {
    const vacancy = await newVacancy(publish)
    const { applicant } = await sentApplication(vacancy.id, { ...newApplicant(), keep: true })
    const code = codeIn(await untilMail(applicant.email, 'Uw sollicitatie:'), '/vacatures/sollicitatie')
    const show = () => askAs({}, 'GET', `/public/applications/sent?code=${code}`)
    expect(sentApplicationSchema.parse((await show()).body)).toMatchObject({
      ...{ name: applicant.name, motivation: applicant.motivation, isKept: true, cv: { name: 'cv.pdf' } },
      vacancy: { id: vacancy.id },
    })
    await askAs({}, 'POST', '/public/applications/sent/consent/withdraw', { code })
    expect((await show()).body).toMatchObject({ isKept: false })
    await askAs({}, 'POST', '/public/applications/sent/withdraw', { code })
    expect(accountErrorOf(await show())?.code).toBe('applications/gone')
    expect(await applicationsOf(database, vacancy.id)).toEqual([])
  })

  test('is an employer without an account by the link in the mail, with the CV as an attachment', async () => {
    const vacancy = await newVacancy(publish)
    const { applicant } = await sentApplication(vacancy.id)
    const code = codeIn(await untilMail(vacancy.email, 'Sollicitatie:'), '/vacatures/sollicitatie/ontvangen')
    const received = await askAs({}, 'GET', `/public/applications/received?code=${code}`)
    expect(linkedApplicationSchema.parse(received.body).application).toMatchObject({ email: applicant.email })
    const cv = await ask(`/public/applications/received/cv?code=${code}`, { headers: {} })
    expect(cv.headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"')
    expect(cv.headers.get('x-content-type-options')).toBe('nosniff')
    expect(cv.headers.get('cache-control')).toBe('private, no-store')
  })

  test('is nobody by the link of the other side, or by a changed one', async () => {
    const vacancy = await newVacancy(publish)
    const { applicant } = await sentApplication(vacancy.id)
    const code = codeIn(await untilMail(applicant.email, 'Uw sollicitatie:'), '/vacatures/sollicitatie')
    for (const wrong of [code, code.replace('applicant.', 'employer.'), '', 'x'.repeat(200)]) {
      const received = await askAs({}, 'GET', `/public/applications/received?code=${wrong}`)
      expect(accountErrorOf(received)?.code).toBe('applications/gone')
      expect((await ask(`/public/applications/received/cv?code=${wrong}`, { headers: {} })).status).toBe(404)
    }
  })

  test('is its account in the download, and it goes with the account', async () => {
    const vacancy = await newVacancy(publish)
    const { jwt } = await newReader()
    const { applicant } = await sentApplication(vacancy.id, newApplicant(), { jwt })
    const { body } = await askAs({ jwt }, 'GET', '/account/export')
    expect(body).toMatchObject({ applications: [{ vacancy: vacancy.id, email: applicant.email, cv: 'cv.pdf' }] })
  })
})

test('says in its errors what happened to the text', () => {
  expect(applicationErrors['applications/closed'].sentence).toContain('blijft hier staan')
})
