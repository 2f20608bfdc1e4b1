import { dutchClockOf } from '@gevel/contract/dutch-moment'
import { sentIssueSchema } from '@gevel/contract/newsletter'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from './support/backend.ts'
import { deskEditor } from './support/desk.ts'
import { Newsroom } from './support/editors.ts'
import { linksIn, mailsTo, untilMail } from './support/mails.ts'
import { emptyList, Issues, NEWSLETTER, putOnList, readerEmail, words } from './support/newsletters.ts'
import { runJobs } from './support/run-jobs.ts'
import { firefox } from './support/statistics.ts'
import { askAs } from './support/visitor.ts'

let newsroom: Newsroom
let database: Client
let issues: Issues

beforeAll(async () => {
  newsroom = await Newsroom.open()
  database = newsroom.database
  issues = new Issues(await deskEditor(newsroom, 'eindredacteur'))
})
afterAll(() => newsroom.close())

const subjectOf = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`

describe('an issue', () => {
  test('begins filled, is sent once to each reader of its list, and its clicks are counted', async () => {
    await emptyList(database, 'general')
    const [reader, gone, refused] = [readerEmail(), readerEmail(), readerEmail()]
    await putOnList(database, 'general', [reader, gone, refused])
    await database.query(
      `UPDATE gevel_mail_consents c SET withdrawn_at = now(), withdrawn_by = 'link' FROM gevel_mail_addresses a
      WHERE a.id = c.address_id AND a.email = $1`,
      [gone],
    )
    await database.query(
      `UPDATE gevel_mail_addresses SET suppressed_at = now(), suppressed_because = 'bounce' WHERE email = $1`,
      [refused],
    )
    const begun = await issues.begin('general')
    expect(begun).toMatchObject({ state: 'draft', recipients: 1 })
    const subject = subjectOf('Zoë’s € nieuws over een heel lange vrijdag')
    const own = { ...words('Goedemorgen.\n\nTweede alinea.'), button: { label: 'Naar de agenda', href: '/agenda' } }
    const saved = await issues.save(begun, { subject, blocks: [own, ...begun.blocks] })
    expect(saved.status, saved.text).toBe(200)
    const scheduled = await Promise.all([
      issues.act(begun.id, 'schedule', { at: null }),
      issues.act(begun.id, 'schedule', { at: null }),
    ])
    expect(scheduled.map(({ status }) => status)).toEqual([200, 200])
    const mail = await untilMail(reader, subject)
    expect(mail.subject).toBe(subject)
    const sent = await issues.until(begun.id, 'sent')
    expect(sent.figures?.mails).toMatchObject({ recipients: 1, sent: 1, unknown: 0, open: 0 })
    expect(await mailsTo(gone)).toEqual([])
    expect(await mailsTo(refused)).toEqual([])
    expect(mail.text).toContain(reader)
    expect(mail.text).not.toContain('\u0001')
    expect(mail.html).not.toContain('\u0001')

    const tracked = linksIn(mail).filter(({ pathname }) => pathname.startsWith('/l/'))
    expect(tracked.length).toBeGreaterThan(0)
    const code = tracked[0]?.pathname.slice('/l/'.length)
    const follow = () =>
      askAs({ agent: firefox }, 'POST', '/statistics/clicks', {
        ...{ link: { kind: 'short-link', code }, page: null, isCounted: true },
      })
    expect(Object((await follow()).body).data.to).toBe('/agenda')
    await vi.waitFor(async () => {
      const { figures } = await issues.show(begun.id)
      expect(figures).toMatchObject({ people: 1 })
      expect(figures?.links[0]).toMatchObject({ label: 'Naar de agenda', people: 1 })
    })

    const slug = sent.url?.split('/').at(-1)
    const archived = await ask(`/api/public/newsletters/${slug}`)
    expect(archived.headers.get('cache-tag')).toContain('newsletter')
    const shown = sentIssueSchema.parse(Object(archived.body).data)
    expect(shown).toMatchObject({ subject, list: 'general', blocks: expect.any(Array) })
    expect(JSON.stringify(shown)).not.toContain('/l/')
  })

  test('is not saved over what another editor saved, nor changed once it is on its way', async () => {
    const issue = await issues.compose('events', { subject: subjectOf('Agenda'), blocks: [words('Een')] })
    expect((await issues.save(issue, { blocks: [words('Twee')] })).status).toBe(200)
    const late = await issues.save(issue, { blocks: [words('Drie')] })
    expect([late.status, Object(late.body).error.message]).toEqual([400, expect.stringContaining('Iemand anders')])
    await issues.done(issue.id, 'schedule', { at: '2026-12-24T07:00' }).catch(() => undefined)
    await issues.done(issue.id, 'cancel')
    expect((await issues.save(await issues.show(issue.id), {})).status).toBe(400)
    expect((await issues.act(issue.id, 'schedule', { at: null })).status).toBe(400)
  })

  test('is not sent without a subject, words or after its moment', async () => {
    const issue = await issues.compose('events', { subject: '', blocks: [words('Een')] })
    const refusal = async (input: object = { at: null }) => {
      const { status, body } = await issues.act(issue.id, 'schedule', input)
      return [status, Object(body).error.message]
    }
    expect(await refusal()).toEqual([400, 'Vul eerst een onderwerp in.'])
    const named = Object((await issues.save(issue, { subject: 'Iets', blocks: [] })).body).data
    expect(await refusal()).toEqual([400, 'Er staat nog niets in deze nieuwsbrief.'])
    await issues.save(named, { subject: 'Iets', blocks: [words('Een')] })
    expect(await refusal({ at: '2020-01-01T07:00' })).toEqual([400, expect.stringContaining('al geweest')])
    expect(await refusal({ at: '2090-01-01T07:00' })).toEqual([400, expect.stringContaining('dagen vooruit')])
    await issues.done(issue.id, 'cancel')
  })

  test.each([
    ['a line break in its subject', { subject: 'Nieuws\r\nBcc: iedereen@voorbeeld.nl' }],
    ['a control character in its preview', { preview: 'Nieuws\u0007' }],
    ['a subject of a book', { subject: 'x'.repeat(121) }],
    ['words of ten megabytes', { blocks: [words('x'.repeat(100_000))] }],
    ['a link that runs', { blocks: [{ ...words('Een'), button: { label: 'Klik', href: 'javascript:alert(1)' } }] }],
    ['two blocks with one number', { blocks: [words('Een'), words('Twee')] }],
    ['a block of no kind', { blocks: [{ id: 'a', type: 'script' }] }],
  ])('refuses %s', async (_, fields) => {
    const issue = await issues.begin('events')
    const { status, body } = await issues.save(issue, fields)
    expect(status).toBe(400)
    expect(Object(body).error.message).toMatch(/\p{Lu}/u)
    await issues.done(issue.id, 'cancel')
  })

  test('is previewed and tested as it is on the screen', async () => {
    const issue = await issues.begin('general')
    const to = readerEmail()
    const subject = subjectOf('Proefdruk')
    const draft = { list: 'general', subject, preview: 'Wat er is', blocks: [words('<b>Let op</b> & lees')] }
    const shown = await issues.editor.request('POST', `${NEWSLETTER}/preview`, draft)
    expect(shown.status, shown.text).toBe(200)
    const { html, plain, bytes } = Object(shown.body).data
    expect(html).toContain('&lt;b&gt;Let op&lt;/b&gt; &amp; lees')
    expect(html).not.toContain('/l/')
    expect(plain).toContain('<b>Let op</b> & lees')
    expect(bytes).toBeLessThan(95_000)
    const key = crypto.randomUUID()
    for (const _ of [1, 2])
      expect(
        (await issues.editor.request('POST', `${NEWSLETTER}/test`, { ...draft, to, idempotencyKey: key })).status,
      ).toBe(200)
    await untilMail(to, `[Proef] ${subject}`)
    expect(await mailsTo(to)).toHaveLength(1)
    await issues.done(issue.id, 'cancel')
  })
})

describe('sending', () => {
  test('is paused, goes on where it was, and is ended', async () => {
    await emptyList(database, 'pro')
    const readers = Array.from({ length: 40 }, readerEmail)
    await putOnList(database, 'pro', readers)
    const subject = subjectOf('Langzaam')
    const issue = await issues.compose('pro', { subject, blocks: [words('Een')], perMinute: 60 })
    await issues.done(issue.id, 'schedule', { at: null })
    await vi.waitFor(
      async () => {
        const { figures } = await issues.show(issue.id)
        expect(figures?.mails.sent).toBeGreaterThan(0)
      },
      { timeout: 30_000, interval: 300 },
    )
    const paused = await issues.done(issue.id, 'pause')
    expect((await issues.act(issue.id, 'pause')).status).toBe(200)
    expect(paused.figures?.mails.sent).toBeLessThan(20)
    const { figures } = await issues.show(issue.id)
    await new Promise((resolve) => setTimeout(resolve, 7_000))
    const still = (await issues.show(issue.id)).figures?.mails
    expect((still?.sent ?? 0) - (figures?.mails.sent ?? 0)).toBeLessThanOrEqual(20)
    await issues.done(issue.id, 'resume')
    await issues.done(issue.id, 'cancel')
    const ended = await issues.show(issue.id)
    expect(ended.state).toBe('cancelled')
    expect(ended.figures?.mails.skipped).toBeGreaterThan(15)
    expect(ended.log.map(({ kind }) => kind)).toEqual([
      ...['created', 'scheduled', 'started', 'paused', 'resumed', 'cancelled'],
    ])
  })

  test('shows mails of which nobody knows whether they were sent, and sends them again when somebody decides so', async () => {
    await emptyList(database, 'pro')
    const readers = [readerEmail(), readerEmail(), readerEmail()]
    await putOnList(database, 'pro', readers)
    const subject = subjectOf('Onbekend')
    const issue = await issues.compose('pro', { subject, blocks: [words('Een')] })
    await issues.done(issue.id, 'schedule', { at: null })
    await issues.until(issue.id, 'sent')
    await database.query(
      `UPDATE gevel_mail_deliveries SET state = 'unknown' WHERE kind = 'newsletter' AND edition = $1::text
      AND address_id IN (SELECT id FROM gevel_mail_addresses WHERE email = ANY ($2))`,
      [String(issue.id), readers.slice(0, 2)],
    )
    expect((await issues.show(issue.id)).figures?.mails).toMatchObject({ sent: 1, unknown: 2, undecided: 2 })
    await issues.done(issue.id, 'unknown', { decision: 'again' })
    const sent = await issues.until(issue.id, 'sent')
    expect(sent.figures?.mails).toMatchObject({ sent: 3, unknown: 0 })
    expect(await mailsTo(readers[0] ?? '')).toHaveLength(2)
    expect(await mailsTo(readers[2] ?? '')).toHaveLength(1)
  })

  test('tries two subjects on a part, and sends the one that is clicked more to the others', async () => {
    await emptyList(database, 'pro')
    const readers = Array.from({ length: 40 }, readerEmail)
    await putOnList(database, 'pro', readers)
    const [subject, secondSubject] = [subjectOf('Eerste'), subjectOf('Tweede')]
    const own = { ...words('Een'), button: { label: 'Agenda', href: '/agenda' } }
    const issue = await issues.compose('pro', { subject, secondSubject, blocks: [own], testPercent: 50 })
    await issues.done(issue.id, 'schedule', { at: null })
    await vi.waitFor(
      async () => expect((await issues.show(issue.id)).figures?.mails).toMatchObject({ sent: 20, open: 20 }),
      { timeout: 40_000, interval: 300 },
    )
    const { rows } = await database.query(
      `SELECT code FROM gevel_newsletter_links WHERE issue_id = $1 AND variant = 'second'`,
      [issue.id],
    )
    await askAs({ agent: firefox }, 'POST', '/statistics/clicks', {
      ...{ link: { kind: 'short-link', code: rows[0].code }, page: null, isCounted: true },
    })
    await database.query(
      `UPDATE gevel_newsletter_issues SET started_at = started_at - interval '2 hours' WHERE id = $1`,
      [issue.id],
    )
    const sent = await issues.until(issue.id, 'sent')
    expect(sent.figures).toMatchObject({ mails: { sent: 40 }, byVariant: { second: 1 } })
    const subjects = await Promise.all(readers.map(async (email) => (await mailsTo(email)).map((mail) => mail.subject)))
    expect(subjects.every(({ length }) => length === 1)).toBe(true)
    const count = (wanted: string) => subjects.flat().filter((one) => one === wanted).length
    expect([count(subject), count(secondSubject)]).toEqual([10, 30])
  })

  test('goes by a rule once a day, whoever asks for it how often', async () => {
    const hour = Number(dutchClockOf(new Date()).slice(11, 13))
    const owner = await deskEditor(newsroom, 'eigenaar')
    const setting = '/content-manager/single-types/api::newsletter-setting.newsletter-setting'
    const { rules: earlier } = Object((await owner.request('GET', setting)).body).data
    const setRules = async (rules: object[]) => {
      const { status, text } = await owner.request('PUT', setting, { rules })
      expect(status, text).toBeLessThan(300)
    }
    const rule = { list: 'vacancies', needsApproval: true, digest: 'daily', weekday: 'Maandag', promise: 'Elk uur' }
    await setRules([{ ...rule, hour: Math.min(22, Math.max(5, hour)), perMinute: 600 }])
    await database.query(`DELETE FROM gevel_once WHERE key LIKE 'newsletter digest vacancies %'`)
    await database.query(`DELETE FROM gevel_newsletter_issues WHERE kind = 'digest'`)
    const { rows: before } = await database.query(
      'SELECT id, posted_at, closes_at FROM vacancies WHERE published_at IS NOT NULL ORDER BY closes_at DESC LIMIT 1',
    )
    const date = (posted: Date, closes: Date) =>
      database.query('UPDATE vacancies SET posted_at = $2, closes_at = $3 WHERE id = $1', [
        before[0].id,
        posted,
        closes,
      ])
    await date(new Date(Date.now() - 60_000), new Date(Date.now() + 9 * 86_400_000))
    await runJobs(database, 'newsletter-digests')
    await runJobs(database, 'newsletter-digests')
    const { rows } = await database.query(
      `SELECT state, subject, per_minute FROM gevel_newsletter_issues WHERE kind = 'digest' AND list = 'vacancies'`,
    )
    await setRules(earlier.map(({ id: _, ...rule }: { id: number }) => rule))
    await date(before[0].posted_at, before[0].closes_at)
    // at night nothing is due
    expect(rows).toEqual(
      hour < 5 ? [] : [{ state: 'submitted', subject: expect.stringMatching(/\S/), per_minute: 600 }],
    )
  })

  test('is left to a chief editor by an editor who composed it', async () => {
    const redacteur = new Issues(await deskEditor(newsroom, 'redacteur'))
    const issue = await redacteur.compose('events', { subject: 'Iets', blocks: [words('Een')] })
    for (const action of ['approve', 'schedule', 'cancel'])
      expect((await redacteur.act(issue.id, action, { at: null })).status).toBe(403)
    await redacteur.done(issue.id, 'submit')
    expect(await issues.done(issue.id, 'approve')).toMatchObject({ state: 'approved' })
    await issues.done(issue.id, 'cancel')
    const desk = await deskEditor(newsroom, 'abonneeservice')
    expect((await desk.request('GET', NEWSLETTER)).status).toBe(403)
  })

  test('begins breaking news about an article once for a list', async () => {
    const { rows } = await database.query(
      'SELECT public_id, title FROM contents WHERE published_at IS NOT NULL LIMIT 1',
    )
    const begin = async (article: number) => issues.editor.request('POST', NEWSLETTER, { list: 'pro', article })
    const [first, again] = [await begin(rows[0].public_id), await begin(rows[0].public_id)]
    expect(Object(first.body).data.id).toBe(Object(again.body).data.id)
    const issue = await issues.show(Object(first.body).data.id)
    expect(issue.subject).toBe(rows[0].title.slice(0, 120))
    expect((await begin(2_000_000_000)).status).toBe(400)
    expect((await begin(0)).status).toBe(400)
    await issues.done(issue.id, 'cancel')
  })

  test('is approved by another editor than who submitted it, and again after a change', async () => {
    const issue = await issues.compose('events', { subject: 'Iets', blocks: [words('Een')] })
    await issues.done(issue.id, 'submit')
    const own = await issues.act(issue.id, 'approve')
    expect([own.status, Object(own.body).error.message]).toEqual([400, expect.stringContaining('Iemand anders')])
    const other = new Issues(await deskEditor(newsroom, 'eindredacteur'))
    expect(await other.done(issue.id, 'approve')).toMatchObject({ state: 'approved' })
    const changed = await issues.save(await issues.show(issue.id), { subject: 'Iets anders' })
    expect(Object(changed.body).data).toMatchObject({ state: 'draft', approvedBy: null })
    await issues.done(issue.id, 'cancel')
  })
})
