import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FeedVacancy } from '@gevel/contract/vacancy-feed'
import { expect, test } from 'vitest'
import { writeJobs } from './write-jobs.ts'

const vacancy: FeedVacancy = {
  ...{ id: 12, slug: 'kraanmachinist', title: 'Kraan & ]]> machinist\u0007', intro: 'U hijst < 5 ton.', city: 'Emmen' },
  ...{ employer: 'Bouw & Zn', province: 'Drenthe', category: 'techniek', level: 'mbo', contract: null },
  ...{ hoursMin: 32, hoursMax: 38, salaryMin: 2900, salaryMax: null },
  body: [
    { type: 'heading', level: 2, children: [{ type: 'text', text: 'Wat u doet' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Met <haken> & ' },
        { type: 'text', text: 'dik', bold: true },
      ],
    },
    { type: 'paragraph', children: [{ type: 'text', text: ' ' }] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        {
          type: 'list-item',
          children: [{ type: 'link', url: '/contact', children: [{ type: 'text', text: 'vraag' }] }],
        },
      ],
    },
  ],
  postedAt: '2026-11-20T08:12:00.000Z',
  closesAt: '2026-12-31T22:59:59.000Z',
  changedAt: '2026-11-21T08:00:00.000Z',
}
const site = { publisher: 'Gevel', url: 'https://gevel.example/vacatures', origin: 'https://gevel.example' }

/** The feed of vacancies that come in parts. */
async function feedOf(...parts: FeedVacancy[][]): Promise<string> {
  const changedAt = parts[0]?.[0]?.changedAt ?? null
  return text(Readable.from(writeJobs({ ...site, changedAt }, Readable.from(parts))))
}

test('writes a vacancy as a job with its texts as CDATA, of which a section never ends early', async () => {
  const xml = await feedOf([vacancy])
  for (const part of [
    '<source><publisher><![CDATA[Gevel]]></publisher>',
    '<lastBuildDate><![CDATA[Sat, 21 Nov 2026 08:00:00 GMT]]></lastBuildDate>',
    '<title><![CDATA[Kraan & ]]]]><![CDATA[> machinist]]></title>',
    '<date><![CDATA[Fri, 20 Nov 2026 08:12:00 GMT]]></date>',
    '<referencenumber><![CDATA[12]]></referencenumber>',
    '<url><![CDATA[https://gevel.example/vacatures/vacature/12/kraanmachinist]]></url>',
    '<company><![CDATA[Bouw & Zn]]></company>',
    '<salary><![CDATA[vanaf € 2.900 per maand]]></salary>',
    '<jobtype><![CDATA[fulltime, parttime]]></jobtype>',
    '<expirationdate><![CDATA[2026-12-31]]></expirationdate>',
  ])
    expect(xml).toContain(part)
  expect(xml).toContain(
    '<description><![CDATA[<p>U hijst &lt; 5 ton.</p><h2>Wat u doet</h2><p>Met &lt;haken&gt; &amp; <strong>dik</strong></p>' +
      '<ul><li><a href="https://gevel.example/contact">vraag</a></li></ul>]]></description>',
  )
  expect(xml).not.toContain('contracttype')
})

test('says nothing of what is unknown', async () => {
  const xml = await feedOf([{ ...vacancy, level: null, salaryMin: null, hoursMin: null, hoursMax: null }])
  expect(xml).not.toMatch(/<(salary|education|jobtype)/)
})

test('is the same text as long as nothing changes, also without vacancies', async () => {
  expect(await feedOf([])).toContain('<lastBuildDate><![CDATA[Thu, 01 Jan 1970 00:00:00 GMT]]></lastBuildDate>')
})

test('writes vacancies that come in parts as one document', async () => {
  const xml = await feedOf([vacancy], [{ ...vacancy, id: 11 }], [])
  expect(xml.match(/<referencenumber>.*?<\/referencenumber>/g)).toHaveLength(2)
  expect(xml).toMatch(/^<\?xml .*\n<source><publisher>.*<\/job><\/source>\n$/s)
})
