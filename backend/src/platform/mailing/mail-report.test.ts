import { expect, test } from 'vitest'
import { readMailReport } from './mail-report'

const readReturnPath = (address: string) => /bounces\+(\w+-\d+)@/.exec(address)?.[1]
const read = (text: string) => readMailReport(Buffer.from(text.replaceAll('\n', '\r\n')), readReturnPath)

/** A report of a mail server. @param fields of the recipient */
const report = (fields: string, type = 'delivery-status') => `From: Mail Delivery System <mailer-daemon@mail.example>
To: bounces+newsletter-12@gevel.example
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
Content-Type: multipart/report; report-type=${type}; boundary="b"

--b
Content-Type: text/plain

Uw mail kon niet worden bezorgd.
--b
Content-Type: message/${type}

Reporting-MTA: dns; mail.example

${fields}
--b
Content-Type: message/rfc822

Subject: Nieuws
To: jan@mail.example

Tekst
--b--
`
const failed = (status: string, diagnostic: string) =>
  report(
    `Final-Recipient: rfc822; jan@mail.example\nAction: failed\nStatus: ${status}\nDiagnostic-Code: smtp; ${diagnostic}`,
  )

test.each([
  ['5.1.1', '550 5.1.1 no such user', 'hard'],
  ['5.2.2', '552 mailbox full', 'soft'],
  ['5.7.1', '550 blocked by policy', 'policy'],
  ['5.0.0', '550 5.1.1 <jan@mail.example>:\n  Recipient address rejected', 'hard'],
  ['4.4.1', 'connection timed out', 'soft'],
])('reads a failure %s %j as %s', async (status, diagnostic, bounce) => {
  expect(await read(failed(status, diagnostic))).toMatchObject({ kind: 'bounce', mailId: 'newsletter-12', bounce })
})

test('does not take a late delivery for a failed one', async () => {
  expect(await read(report('Action: delayed\nStatus: 4.4.1'))).toEqual({ kind: 'nothing' })
})

test('reads a complaint', async () => {
  const complaint = report('Feedback-Type: abuse\nUser-Agent: Test/1', 'feedback-report')
  expect(await read(complaint)).toEqual({ kind: 'complaint', mailId: 'newsletter-12' })
})

test('reads a mail that unsubscribes', async () => {
  const mail =
    'From: jan@mail.example\nTo: bounces@gevel.example\nSubject: unsubscribe unsubscribe.12-newsletter-general.abc.def\n\n'
  expect(await read(mail)).toEqual({ kind: 'unsubscribe', code: 'unsubscribe.12-newsletter-general.abc.def' })
})

test.each([
  [
    'a holiday reply',
    'Subject: Afwezig: Nieuws\nAuto-Submitted: auto-replied\nTo: bounces+newsletter-12@gevel.example\n\nIk ben er niet. 5.1.1',
  ],
  ['a mail of a person', 'Subject: Re: Nieuws\nTo: bounces+newsletter-12@gevel.example\n\nMooi nummer.'],
  ['a report for another address', failed('5.1.1', 'no such user').replace('bounces+newsletter-12', 'iemand')],
  ['an empty mail', ''],
])('does not take %s for a bounce', async (_, mail) => {
  expect(await read(mail)).toEqual({ kind: 'nothing' })
})
