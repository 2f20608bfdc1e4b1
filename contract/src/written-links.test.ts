import { describe, expect, test } from 'vitest'
import { normaliseWrittenLink, writtenLinkProblem } from './written-links.ts'

describe('the spelling of a link', () => {
  test.each([
    ['HTTPS://Voorbeeld.NL/Pad?A=B', 'https://voorbeeld.nl/Pad?A=B'],
    ['Http://voorbeeld.nl', 'http://voorbeeld.nl'],
    ['https://Naam:Wachtwoord@Voorbeeld.nl/A@b', 'https://Naam:Wachtwoord@voorbeeld.nl/A@b'],
    [' \u00a0https://voorbeeld.nl/\u200b ', 'https://voorbeeld.nl/'],
    ['https:// www.voorbeeld.nl/een pad', 'https://www.voorbeeld.nl/een%20pad'],
    ['www.voorbeeld.nl', 'https://www.voorbeeld.nl'],
    ['WWW.Voorbeeld.nl/Pad', 'https://www.voorbeeld.nl/Pad'],
    ['voorbeeld.nl:8443/pad?x#y', 'https://voorbeeld.nl:8443/pad?x#y'],
    ['jaarverslag.pdf', 'jaarverslag.pdf'],
    ['Mailto: Redactie@gevel.example ', 'mailto:Redactie@gevel.example'],
    ['redactie@gevel.example', 'mailto:redactie@gevel.example'],
    ['TEL: +31 (0)20 - 123 45 67', 'tel:+31201234567'],
    ['tel:020-1234567', 'tel:0201234567'],
    ['tel:(020) 123.45.67;ext=12', 'tel:0201234567;ext=12'],
    [' /over ons ', '/over%20ons'],
    ['/Over-Ons#Deel', '/Over-Ons#Deel'],
    ['#deel', '#deel'],
  ])('%j becomes %j, which the site follows or rejects', (written, link) => {
    expect(normaliseWrittenLink(written)).toBe(link)
    expect(normaliseWrittenLink(link)).toBe(link)
  })
})

test('a link that is too long for any browser is rejected, at once', () => {
  const startedMs = Date.now()
  for (const long of [`https://voorbeeld.nl/${'a'.repeat(2_000)}`, `/a${' '.repeat(1_000_000)}b`, '@.'.repeat(500_000)])
    expect(writtenLinkProblem(normaliseWrittenLink(long))).toBe('Houd de link bij hoogstens 2.000 tekens.')
  expect(Date.now() - startedMs).toBeLessThan(3_000)
})

describe('a link is accepted', () => {
  test.each([
    '/agenda',
    '/news/tag?t=één',
    'https://elders.example/',
    'http://localhost:3000/pad',
    'mailto:a@b.example',
    'mailto:a@b.example?subject=Een%20vraag',
    'tel:+31201234567',
    '#deel',
  ])('%s', (link) => expect(writtenLinkProblem(link)).toBeUndefined())
})

describe('a link is rejected', () => {
  const start = 'Begin de link met / voor een pad'
  test.each([
    ['ftp://voorbeeld.nl/bestand', start],
    ['FILE:///C:/stuk.docx', start],
    ['javascript:alert(1)', start],
    ['//elders.example', start],
    ['/\\elders.example', start],
    ['/\t/elders.example', start],
    ['/a\r\nb', start],
    ['https:voorbeeld.nl', start],
    ['https:///pad', start],
    ['https://', start],
    ['agenda', start],
    ['jaarverslag.pdf', start],
    ['', start],
    ['mailto:', 'Zet achter mailto: een e-mailadres'],
    ['mailto:redactie', 'Zet achter mailto: een e-mailadres'],
    ['tel:', 'Zet achter tel: alleen een telefoonnummer'],
    ['tel:bel ons', 'Zet achter tel: alleen een telefoonnummer'],
    ['/a/../b', 'Gebruik in een pad geen . of ..'],
    ['/a/%2e%2E/b', 'Gebruik in een pad geen . of ..'],
  ])('%j', (link, message) => expect(writtenLinkProblem(normaliseWrittenLink(link))).toContain(message))
})
