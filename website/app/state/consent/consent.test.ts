import { describe, expect, it } from 'vitest'
import { answerIn, consentValue, GLOBAL_PRIVACY_CONTROL, isAllowedBy, parseConsent, readConsent } from './consent.ts'

const refused = consentValue({ day: '2026-11-25', granted: [] })
const granted = consentValue({ day: '2026-11-25', granted: ['marketing', 'statistics'] })
const onlyMarketing = consentValue({ day: '2026-11-25', granted: ['marketing'] })

describe('the cookie of consent', () => {
  it('holds the version, the day and what is granted', () => {
    expect([refused, granted]).toEqual(['1.2026-11-25', '1.2026-11-25.statistics.marketing'])
    expect(parseConsent(onlyMarketing)).toEqual({ day: '2026-11-25', granted: ['marketing'] })
    expect(readConsent(`session=x; consent=${granted}; locale=nl`)).toBe(granted)
  })

  it.each([undefined, '', '1', '2.2026-11-25.marketing', '1.gisteren.marketing', '1.2026-99-99', 'marketing', '%'])(
    'is no choice when it is %j',
    (value) => expect(parseConsent(value)).toBeUndefined(),
  )

  it('ignores unknown and repeated categories', () => {
    expect(parseConsent('1.2026-11-25.marketing.alles.marketing.__proto__')?.granted).toEqual(['marketing'])
  })
})

describe('what is allowed', () => {
  it.each([
    ['no choice', undefined, { statistics: true, marketing: false }],
    ['a refusal', refused, { statistics: false, marketing: false }],
    ['consent', granted, { statistics: true, marketing: true }],
    ['consent for one category', onlyMarketing, { statistics: false, marketing: true }],
    ['Global Privacy Control', GLOBAL_PRIVACY_CONTROL, { statistics: false, marketing: false }],
    ['an earlier version', '0.2026-11-25.marketing', { statistics: true, marketing: false }],
  ])('after %s', (_, value, allowed) => {
    const { statistics, marketing } = allowed
    expect([isAllowedBy(value, 'statistics'), isAllowedBy(value, 'marketing')]).toEqual([statistics, marketing])
  })

  it('tells a refusal from no answer', () => {
    expect([undefined, refused, granted].map((value) => answerIn(value, 'marketing'))).toEqual([
      ...['unanswered', 'refused', 'granted'],
    ])
  })
})
