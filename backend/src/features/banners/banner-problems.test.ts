import { describe, expect, test } from 'vitest'
import { bannerProblems } from './banner-problems'

type Banner = Parameters<typeof bannerProblems>[0]

const file = (width: number, height: number, mime = 'image/png') => ({
  ...{ url: '/uploads/x.png', name: 'x.png', mime, size: 1, width, height, alternativeText: null },
})

const text: Banner = {
  ...{ advertiser: { name: 'Zagerij' }, advertiserName: null, slot: 'top', startsAt: null, endsAt: null },
  ...{ weight: 10, maxViews: null, maxClicks: null, picture: null, narrowPicture: null, alt: null },
  ...{ heading: 'Zaag nu', text: null, button: null, textPicture: null },
}
const picture: Banner = {
  ...text,
  ...{ heading: null, picture: file(1940, 240), narrowPicture: file(640, 200), alt: 'Zaag nu' },
}
const problemsOf = (banner: Banner) => bannerProblems(banner).map(({ path, message }) => [path[0], message])

test.each([
  ['a text', text],
  ['pictures', picture],
  ['a box', { ...picture, slot: 'article-side' as const, picture: file(600, 500), narrowPicture: null }],
  ['a picture of nearly the ratio', { ...picture, picture: file(970, 121) }],
  ['nothing, without a slot', { ...text, slot: null, heading: null, advertiser: null }],
  ['a plan and caps', { ...text, startsAt: '2026-01-01', endsAt: '2026-01-02', maxViews: 1, maxClicks: 1_000_000_000 }],
])('accepts %s', (_, banner) => expect(problemsOf(banner)).toEqual([]))

describe('rejects', () => {
  test.each<[string, Partial<Banner>, string, string]>([
    ['an end before the start', { startsAt: '2026-01-02', endsAt: '2026-01-01' }, 'endsAt', 'Kies een moment na'],
    ['an end at the start', { startsAt: '2026-01-02', endsAt: '2026-01-02' }, 'endsAt', 'Kies een moment na'],
    ['a weight of nothing', { weight: 0 }, 'weight', 'van 1 tot en met 100'],
    ['a weight of a milliard', { weight: 1e9 }, 'weight', 'van 1 tot en met 100'],
    ['half a weight', { weight: 1.5 }, 'weight', 'heel getal'],
    ['a cap of nothing', { maxViews: 0 }, 'maxViews', 'boven de nul'],
    ['a negative cap', { maxClicks: -5 }, 'maxClicks', 'boven de nul'],
    ['nobody who advertises', { advertiser: null, advertiserName: ' ' }, 'advertiserName', 'van wie'],
    ['neither picture nor text', { picture: null }, 'picture', 'of vul een kop in'],
    ['no picture for a phone', { narrowPicture: null }, 'narrowPicture', '320 × 100'],
    ['a picture without a text', { alt: '  ' }, 'alt', 'Vul in wat het beeld zegt'],
    [
      'a picture of another ratio',
      { picture: file(800, 600) },
      'picture',
      'Dit beeld is 800 × 600. Hier past 970 × 120',
    ],
    ['a small picture', { picture: file(485, 60) }, 'picture', 'zoals 1940 × 240'],
    ['a picture that may move', { picture: file(970, 120, 'image/gif') }, 'picture', 'Een GIF kan bewegen'],
  ])('%s', (_, change, field, sentence) => {
    expect(problemsOf({ ...picture, ...change })).toEqual([[field, expect.stringContaining(sentence)]])
  })
})
