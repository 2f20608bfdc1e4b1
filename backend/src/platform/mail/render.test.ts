import { describe, expect, test } from 'vitest'
import { renderHtml } from './layout'
import { amounts, button, letter, type MailText, note, quote, type Sender, text } from './mail-text'
import { renderPlainText } from './render-plain-text'

const sender: Sender = {
  brand: 'Gevel',
  siteUrl: 'https://www.gevel.example',
  publisher: 'Voegwerk Media bv',
  postalAddress: 'Kalkoven 12, 3511 AA Utrecht',
  kvk: '12345678',
  email: 'redactie@gevel.example',
}
const link = `https://www.gevel.example/wachtwoord-reset?code=${'c'.repeat(60)}&x=1`
const mail: MailText = {
  subject: 'Onderwerp',
  preheader: 'Wat de lijst toont.',
  title: 'Stel een nieuw wachtwoord in',
  greeting: 'Beste <b>Sanne</b> & co,',
  parts: [
    text(`Een alinea die langer is dan ${'een regel en dus wordt afgebroken, maar alleen tussen woorden '.repeat(2)}.`),
    button('Nieuw wachtwoord', link),
    note('De link werkt één keer.'),
    letter('Geachte redactie,\n\nTwee <regels>.'),
    quote('Een vraag,\n\nen nog een.'),
    amounts([
      {
        label: 'Gevel Compleet, 1 december 2026 tot en met 30 november 2027, met <vijf> lezers',
        amount: '€\u00a01.132,62',
      },
      { label: 'Btw 9%', amount: '€\u00a0101,94' },
      { label: 'Totaal', amount: '€\u00a01.234,56', isTotal: true },
    ]),
  ],
  reason: 'U krijgt deze mail omdat u erom vroeg.',
}

describe('plain text', () => {
  test('reads as a letter', () => {
    expect(renderPlainText(mail, sender)).toBe(`Stel een nieuw wachtwoord in
============================

Beste <b>Sanne</b> & co,

Een alinea die langer is dan een regel en dus wordt afgebroken, maar
alleen tussen woorden een regel en dus wordt afgebroken, maar alleen
tussen woorden .

Nieuw wachtwoord:
${link}

De link werkt één keer.

Geachte redactie,

Twee <regels>.

> Een vraag,
> 
> en nog een.

Gevel Compleet, 1 december 2026 tot en met 30 november 2027,
met <vijf> lezers                                             €\u00a01.132,62
Btw 9%                                                          €\u00a0101,94
------------------------------------------------------------------------
Totaal                                                        €\u00a01.234,56

Met vriendelijke groet,
Gevel

-- 
U krijgt deze mail omdat u erom vroeg.
Voegwerk Media bv, Kalkoven 12, 3511 AA Utrecht. KvK 12345678
https://www.gevel.example
`)
  })
})

describe('HTML', () => {
  const html = renderHtml(mail, sender)

  test('escapes names, and has the link at the button and below it', () => {
    expect(html).toContain('Beste &lt;b&gt;Sanne&lt;/b&gt; &amp; co,')
    const escaped = link.replaceAll('&', '&amp;')
    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
  })

  test('shows what a person wrote with its line breaks, and none of its markup', () => {
    expect(html).toContain('Geachte redactie,<br/><br/>Twee &lt;regels&gt;.')
    expect(html).toContain('Een vraag,<br/><br/>en nog een.')
  })

  test('has amounts in a table, each row with its own head', () => {
    expect(html).toMatch(/<th scope="row"[^>]*>Gevel Compleet.*&lt;vijf&gt; lezers<\/th><td[^>]*>€\u00a01.132,62<\/td>/)
    expect(html).toMatch(/<th[^>]*font-weight:700[^>]*>Totaal<\/th>/)
  })

  test('loads no external resources', () => {
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|<iframe/)
  })

  test('is a Dutch document with a title, the preheader first, and colours for both modes', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html[^>]* lang="nl"/)
    expect(html).toContain('<title>Onderwerp</title>')
    expect(html.indexOf('Wat de lijst toont.')).toBeLessThan(html.indexOf('<h1'))
    expect(html).toContain('prefers-color-scheme: dark')
  })
})
