import type { NewsletterArticle, NewsletterList } from '@gevel/contract/newsletter'
import { expect, test } from 'vitest'
import { plainLink } from '../content/newsletter-links'
import type { ShownBlock } from '../content/resolve-blocks'
import { personalise } from './personal'
import { largestMailBytes, writeIssue } from './write-issue'

const article: NewsletterArticle = {
  ...{
    title: 'Kleine bouwmarkt wint terrein in de binnenstad',
    label: 'Bouwmarkten',
    href: '/news/12/kleine-bouwmarkt',
  },
  intro:
    'Met winkels van achthonderd vierkante meter en ophalen binnen een uur groeien drie ketens sneller dan de markt.',
  ...{
    access: 'free',
    edition: 'general',
    picture: { url: '/uploads/winkel_a1.jpg', width: 1600, height: 900, focal: { x: 43, y: 50 } },
  },
}
const blocks: ShownBlock[] = [
  {
    ...{
      id: 'words',
      type: 'text',
      heading: null,
      text: 'Goedemorgen.\n\nTweede <alinea> & meer.',
      signature: 'Marit, redactie',
    },
    button: { label: 'Naar de agenda', href: '/agenda' },
  },
  { id: 'lead', type: 'lead', article },
  {
    ...{ id: 'latest', type: 'articles', heading: 'Het laatste', isPro: false },
    articles: [
      { ...article, title: 'Hamerslag opent honderdste winkel in Emmen' },
      {
        ...article,
        title: 'Houtprijs daalt voor de vierde maand op rij',
        label: 'Prijzen',
        access: 'subscriber',
        href: '/news/13/hout',
      },
    ],
  },
  {
    id: 'pro',
    type: 'articles',
    heading: 'Uit Gevel Pro',
    isPro: true,
    articles: [
      { ...article, edition: 'pro', title: 'Noorderkade koopt Van Rossem' },
      {
        ...article,
        edition: 'pro',
        title: 'Steenwol duurder: drie fabrikanten verhogen tegelijk',
        href: '/item/15/steenwol',
      },
    ],
  },
  {
    ...{ id: 'events', type: 'events', heading: 'Agenda' },
    events: [
      {
        title: 'Nationale Doe-het-zelfsessie',
        startsAt: '2026-12-03T08:30:00.000Z',
        place: 'Utrecht, 09.30 uur',
        href: '/agenda/1/sessie',
        register: '/aanmelden/1',
      },
    ],
  },
  {
    ...{ id: 'vacancies', type: 'vacancies', heading: 'Vacatures', open: 1_148 },
    vacancies: [
      {
        title: 'Assistent-bedrijfsleider',
        facts: 'Klusdepot, Amersfoort, € 2.900–3.400',
        href: '/vacatures/vacature/3/assistent',
      },
    ],
  },
  {
    ...{ id: 'figure', type: 'figure', heading: 'Cijfer van de maand', title: 'Omzet van bouwmarkten' },
    ...{ href: '/marktcijfers/omzet', value: '€\u00a01.940\u00a0mln', measure: 'K3 2026', tone: 'up' },
    ...{ change: '3,2% hoger dan in K3 2025', bars: [0.9, 0.95, 1], periods: 'K1 2026 tot en met K3 2026' },
    source: 'Gevel Marktmonitor',
  },
  {
    ...{
      id: 'banner',
      type: 'banner',
      advertiser: 'Noorderkade',
      heading: 'Uw gevelsteen binnen 24 uur op de bouw',
      text: 'Vanaf één pallet.',
    },
    ...{ alt: null, picture: null, href: '/c?id=4' },
  },
]

const sender = {
  brand: 'Gevel',
  siteUrl: 'https://www.gevel.example',
  publisher: 'Voegwerk Media bv',
  postalAddress: 'Kalkoven 12, 3511 AA Utrecht',
  kvk: '12345678',
  email: undefined,
}
const write = (shown: readonly ShownBlock[], list: NewsletterList = 'general') =>
  writeIssue({
    issue: { list, subject: 'Zoë’s € nieuws', preview: 'Wat er is' },
    ...{
      blocks: shown,
      sender,
      linkOf: plainLink,
      onSite: 'https://www.gevel.example/nieuwsbrief/x',
      at: new Date('2026-11-20T06:00:00Z'),
    },
  })
const personal = {
  address: '"<o\'neil>"@lezer.example',
  since: '3 maart 2025',
  preferences: 'https://www.gevel.example/p?a=1&b=2',
  unsubscribe: 'https://www.gevel.example/u',
}

test('has the words of its editors escaped, and what is of one person filled in', () => {
  const mail = write(blocks)
  const html = personalise(mail, personal).html
  expect(html).toContain('Tweede &lt;alinea&gt; &amp; meer.')
  expect(html).toContain('&#34;&#60;o&#39;neil&#62;&#34;@lezer.example')
  expect(html).toContain('href="https://www.gevel.example/p?a=1&#38;b=2"')
  expect(html).not.toMatch(/[^\P{Cc}\n]/u)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/<img(?![^>]*alt=)/g)).toBeNull()
  expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull()
})

test('says the same in plain text, with each link on a line of its own', () => {
  const plain = personalise(write(blocks), personal).plain
  for (const words of [
    'Voegwerk Media bv, Kalkoven 12, 3511 AA Utrecht. KvK 12345678',
    'Tweede <alinea> & meer.',
    'KLEINE BOUWMARKT',
    'Prijzen, voor abonnees',
    'Alle 1.148 vacatures:',
    'Meld u aan:\nhttp',
    '3 december, Utrecht',
    'Advertentie van Noorderkade',
    '€\u00a01.940\u00a0mln. K3 2026. 3,2% hoger dan in K3 2025',
  ])
    expect(plain).toContain(words)
  const links = plain.split('\n').filter((line) => line.includes('://'))
  expect(links.length).toBeGreaterThan(10)
  for (const line of links) expect(line).toMatch(/^https?:\/\/\S+$/)
  expect(
    Math.max(
      ...plain
        .split('\n')
        .filter((line) => !/:\/\/|lezer\.example/.test(line))
        .map(({ length }) => length),
    ),
  ).toBeLessThanOrEqual(72)
  expect(plain).not.toMatch(/[^\P{Cc}\n]/u)
})

test('has the subject for its title when no article has its own', () => {
  const { html } = write(blocks.filter(({ type }) => type !== 'lead'))
  expect(html).toMatch(/<h1[^>]*>Zoë’s € nieuws<\/h1>/)
})

test('has the colour and the front page of the professional edition at its head', () => {
  const head = (list: NewsletterList) => write(blocks, list).html.split('<h1')[0]
  expect(head('pro')).toMatch(/#0c659a.*href="https:\/\/www\.gevel\.example\/pro"[^>]*color:#ffffff/)
  expect(head('general')).toMatch(/#0094d8.*href="https:\/\/www\.gevel\.example"[^>]*color:#04141d/)
})

test('is light enough with all that an issue begins with, many times over', () => {
  const many = Array.from({ length: 4 }, (_, copy) =>
    blocks.map((block) => ({ ...block, id: `${block.id}${copy}` })),
  ).flat()
  expect(Buffer.byteLength(write(many).html)).toBeLessThan(largestMailBytes)
})
