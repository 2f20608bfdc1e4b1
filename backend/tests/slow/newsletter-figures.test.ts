import { expect, test } from 'vitest'
import { linksIn, untilMail } from '../support/mails.ts'
import { emptyList, NEWSLETTER, newSubject, openIssues, putOnList, readerEmail } from '../support/newsletters.ts'
import { words } from '../support/own-words.ts'
import { runJobs } from '../support/run-jobs.ts'
import { firefox } from '../support/statistics.ts'
import { askAs } from '../support/visitor.ts'

const room = openIssues()

/** Sends an issue with a button to new readers. @returns it, with their addresses */
async function sendIssue(subject: string, count: number) {
  await emptyList(room.database, 'pro')
  const emails = Array.from({ length: count }, readerEmail)
  await putOnList(room.database, 'pro', emails)
  const own = { ...words('Een'), button: { label: 'Naar de agenda', href: '/agenda' } }
  const { id } = await room.issues.compose('pro', { subject, blocks: [own] })
  await room.issues.done(id, 'schedule', { at: null })
  await room.issues.until(id, 'sent')
  return { id, emails }
}

/** Gives the mails of an issue to these addresses another outcome. */
const settle = (id: number, emails: readonly string[], state: string, bounce: string | null) =>
  room.database.query(
    `UPDATE gevel_mail_deliveries SET state = $3, bounce = $4 WHERE kind = 'newsletter' AND edition = $1::text
    AND address_id IN (SELECT id FROM gevel_mail_addresses WHERE email = ANY ($2))`,
    [String(id), emails, state, bounce],
  )

/** The sent issues with some words in their subjects, as the list compares them. */
async function compare(words: string, sort: string) {
  const query = new URLSearchParams({ which: 'sent', q: words, sort })
  const { status, text, body } = await room.issues.editor.request('GET', `${NEWSLETTER}?${query}`)
  expect(status, text).toBe(200)
  const rows: Record<string, number>[] = Object(body).data
  return rows.map(({ id, sent, unknown, bounced, people }) => ({ id, sent, unknown, bounced, people }))
}

test('compares issues by the numbers that each has, also once its mails are removed', async () => {
  const name = newSubject('Vergelijk')
  const small = await sendIssue(`${name} klein`, 2)
  const large = await sendIssue(`${name} groot`, 8)
  const [hard = '', soft = '', refused = '', unknown = '', reader = '', leaver = ''] = large.emails
  await settle(large.id, [hard], 'rejected', 'hard')
  await settle(large.id, [soft], 'rejected', 'soft')
  await settle(large.id, [refused], 'rejected', 'policy')
  await settle(large.id, [unknown], 'unknown', null)
  const link = linksIn(await untilMail(reader, `${name} groot`)).find(({ pathname }) => pathname.startsWith('/l/'))
  await askAs({ agent: firefox }, 'POST', '/statistics/clicks', {
    ...{ link: { kind: 'short-link', code: link?.pathname.slice('/l/'.length) }, page: null, isCounted: true },
  })
  await room.database.query(
    `UPDATE gevel_mail_consents SET withdrawn_at = now(), withdrawn_by = 'one-click'
    WHERE withdrawn_at IS NULL AND address_id = (SELECT id FROM gevel_mail_addresses WHERE email = $1)`,
    [leaver],
  )
  const rows = [
    { id: large.id, sent: 4, unknown: 1, bounced: 2, people: 1 },
    { id: small.id, sent: 2, unknown: 0, bounced: 0, people: 0 },
  ]
  expect(await compare(name, '-sent')).toEqual(rows)
  expect(await compare(name, 'people')).toEqual(rows.toReversed())
  const figures = {
    mails: {
      recipients: 8,
      sent: 4,
      unknown: 1,
      undecided: 1,
      bounced: 2,
      refused: 1,
      skipped: 0,
      expired: 0,
      open: 0,
    },
    ...{ people: 1, unsubscribed: 1 },
  }
  expect((await room.issues.show(large.id)).figures).toMatchObject(figures)

  const ids = [small.id, large.id]
  await room.database.query(
    `UPDATE gevel_newsletter_issues SET started_at = started_at - interval '81 days' WHERE id = ANY ($1)`,
    [ids],
  )
  await runJobs(room.database, 'newsletter-counts')
  await room.database.query(`DELETE FROM gevel_mail_deliveries WHERE kind = 'newsletter' AND edition = ANY ($1)`, [
    ids.map(String),
  ])
  expect(await compare(name, '-sent')).toEqual(rows)
  expect((await room.issues.show(large.id)).figures?.mails).toEqual(figures.mails)
})
