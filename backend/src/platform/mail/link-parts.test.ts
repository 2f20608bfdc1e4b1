import { expect, test } from 'vitest'
import { renderHtml } from './layout'
import { heading, links, type MailText, type Sender } from './mail-text'
import { renderPlainText } from './render-plain-text'

const sender: Sender = {
  ...{ brand: 'Gevel', siteUrl: 'https://www.gevel.example', publisher: 'Voegwerk Media bv' },
  ...{ postalAddress: 'Kalkoven 12, 3511 AA Utrecht', kvk: undefined, email: undefined },
}
const off = 'https://www.gevel.example/vacatures/mail/afmelden?code=a'
const mail: MailText = {
  ...{ subject: 'Nieuw', preheader: 'Een', title: 'Twee nieuwe vacatures', greeting: 'Beste lezer,' },
  parts: [
    heading('Winkel & <verkoop>'),
    links([
      { label: 'Vakman <b>', href: 'https://www.gevel.example/1', facts: 'Emmen · € 2.900–3.400 per maand' },
      { label: 'Alle vacatures', href: 'https://www.gevel.example/2', facts: '' },
    ]),
  ],
  reason: 'U krijgt deze mail omdat u erom vroeg.',
  unsubscribe: { label: 'Afmelden of wijzigen', href: off },
}

test('lists links with what is behind them, and how to unsubscribe, as plain text', () => {
  const text = renderPlainText(mail, sender)
  expect(text).toContain(`Winkel & <verkoop>
------------------

Vakman <b>
Emmen · € 2.900–3.400 per maand
https://www.gevel.example/1

Alle vacatures
https://www.gevel.example/2

Met vriendelijke groet,`)
  expect(text).toContain(
    `-- \nU krijgt deze mail omdat u erom vroeg.\nAfmelden of wijzigen:\n${off}\nVoegwerk Media bv`,
  )
})

test('escapes them in HTML, and breaks no range of numbers', () => {
  const html = renderHtml(mail, sender)
  expect(html).toContain('Winkel &amp; &lt;verkoop&gt;</h2>')
  expect(html).toContain('Vakman &lt;b&gt;</a>')
  expect(html).toContain('<span style="white-space:nowrap">2.900–3.400</span>')
  expect(html).toContain(`href="${off}"`)
})
