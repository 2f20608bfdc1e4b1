import { expect, test, vi } from 'vitest'
import { mailsTo } from '../support/mails.ts'
import { emptyList, newSubject, openIssues, putOnList, readerEmail } from '../support/newsletters.ts'
import { words } from '../support/own-words.ts'
import { firefox } from '../support/statistics.ts'
import { askAs } from '../support/visitor.ts'

const room = openIssues()

test('is paused, goes on where it was, and is ended', async () => {
  await emptyList(room.database, 'pro')
  const readers = Array.from({ length: 40 }, readerEmail)
  await putOnList(room.database, 'pro', readers)
  const subject = newSubject('Langzaam')
  const issue = await room.issues.compose('pro', { subject, blocks: [words('Een')], perMinute: 60 })
  await room.issues.done(issue.id, 'schedule', { at: null })
  await vi.waitFor(
    async () => {
      const { figures } = await room.issues.show(issue.id)
      expect(figures?.mails.sent).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 300 },
  )
  const paused = await room.issues.done(issue.id, 'pause')
  expect((await room.issues.act(issue.id, 'pause')).status).toBe(200)
  expect(paused.figures?.mails.sent).toBeLessThan(20)
  const { figures } = await room.issues.show(issue.id)
  await new Promise((resolve) => setTimeout(resolve, 7_000))
  const still = (await room.issues.show(issue.id)).figures?.mails
  expect((still?.sent ?? 0) - (figures?.mails.sent ?? 0)).toBeLessThanOrEqual(20)
  await room.issues.done(issue.id, 'resume')
  await room.issues.done(issue.id, 'cancel')
  const ended = await room.issues.show(issue.id)
  expect(ended.state).toBe('cancelled')
  expect(ended.figures?.mails.skipped).toBeGreaterThan(15)
  expect(ended.log.map(({ kind }) => kind)).toEqual([
    ...['created', 'scheduled', 'started', 'paused', 'resumed', 'cancelled'],
  ])
})

test('shows mails of which nobody knows whether they were sent, and sends them again when somebody decides so', async () => {
  await emptyList(room.database, 'pro')
  const readers = [readerEmail(), readerEmail(), readerEmail()]
  await putOnList(room.database, 'pro', readers)
  const subject = newSubject('Onbekend')
  const issue = await room.issues.compose('pro', { subject, blocks: [words('Een')] })
  await room.issues.done(issue.id, 'schedule', { at: null })
  await room.issues.until(issue.id, 'sent')
  await room.database.query(
    `UPDATE gevel_mail_deliveries SET state = 'unknown' WHERE kind = 'newsletter' AND edition = $1::text
    AND address_id IN (SELECT id FROM gevel_mail_addresses WHERE email = ANY ($2))`,
    [String(issue.id), readers.slice(0, 2)],
  )
  expect((await room.issues.show(issue.id)).figures?.mails).toMatchObject({ sent: 1, unknown: 2, undecided: 2 })
  await room.issues.done(issue.id, 'unknown', { decision: 'again' })
  const sent = await room.issues.until(issue.id, 'sent')
  expect(sent.figures?.mails).toMatchObject({ sent: 3, unknown: 0 })
  expect(await mailsTo(readers[0] ?? '')).toHaveLength(2)
  expect(await mailsTo(readers[2] ?? '')).toHaveLength(1)
})

test('tries two subjects on a part, and sends the one that is clicked more to the others', async () => {
  await emptyList(room.database, 'pro')
  const readers = Array.from({ length: 40 }, readerEmail)
  await putOnList(room.database, 'pro', readers)
  const [subject, secondSubject] = [newSubject('Eerste'), newSubject('Tweede')]
  const own = { ...words('Een'), button: { label: 'Agenda', href: '/agenda' } }
  const issue = await room.issues.compose('pro', { subject, secondSubject, blocks: [own], testPercent: 50 })
  await room.issues.done(issue.id, 'schedule', { at: null })
  await vi.waitFor(
    async () => expect((await room.issues.show(issue.id)).figures?.mails).toMatchObject({ sent: 20, open: 20 }),
    { timeout: 40_000, interval: 300 },
  )
  const { rows } = await room.database.query(
    `SELECT code FROM gevel_newsletter_links WHERE issue_id = $1 AND variant = 'second'`,
    [issue.id],
  )
  await askAs({ agent: firefox }, 'POST', '/statistics/clicks', {
    ...{ link: { kind: 'short-link', code: rows[0].code }, page: null, isCounted: true },
  })
  await room.database.query(
    `UPDATE gevel_newsletter_issues SET started_at = started_at - interval '2 hours' WHERE id = $1`,
    [issue.id],
  )
  const sent = await room.issues.until(issue.id, 'sent')
  expect(sent.figures).toMatchObject({ mails: { sent: 40 }, byVariant: { second: 1 } })
  const subjects = await Promise.all(readers.map(async (email) => (await mailsTo(email)).map((mail) => mail.subject)))
  expect(subjects.every(({ length }) => length === 1)).toBe(true)
  const count = (wanted: string) => subjects.flat().filter((one) => one === wanted).length
  expect([count(subject), count(secondSubject)]).toEqual([10, 30])
})
