import { expect, test } from 'vitest'
import { consentValue } from '../../state/consent/consent.ts'
import { isCounted, pageWithLink } from './follow-tracked-link.server.ts'

const click = (headers: Record<string, string> = {}, method = 'GET') =>
  isCounted({ method, headers: new Headers(headers) })
const consent = (...granted: ('statistics' | 'marketing')[]) => ({
  Cookie: `a=b; consent=${consentValue({ day: '2026-11-25', granted })}`,
})

test.each([
  ['a click', {}],
  ['a click of a browser that names its purpose', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'cross-site' }],
  ['a reader who allowed statistics', consent('statistics')],
])('counts %s', (_, headers) => expect(click(headers)).toBe(true))

test.each<[string, Record<string, string>, string?]>([
  ['a check of the link', {}, 'HEAD'],
  ['a prefetch', { 'Sec-Purpose': 'prefetch' }],
  ['a prerendering', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['a prefetch of an older browser', { Purpose: 'prefetch' }],
  ['a preview', { Purpose: 'preview' }],
  ['a prefetch of Firefox', { 'X-Moz': 'prefetch' }],
  ['a picture on another site', { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }],
  ['a request of a script', { 'Sec-Fetch-Mode': 'cors' }],
  ['Global Privacy Control', { 'Sec-GPC': '1', ...consent('statistics') }],
  ['a reader who refused statistics', consent('marketing')],
])('does not count %s', (_, headers, method) => expect(click(headers, method)).toBe(false))

const site = 'https://gevel.example'

test.each([
  [`${site}/news/1/kop?p=2#reacties`, '/news/1/kop'],
  [`${site}/vacatures?pro`, '/vacatures?pro'],
  [`${site}/`, '/'],
  ['https://post.example/postvak', null],
  [`${site}//elders`, null],
  [`${site}/${'x'.repeat(400)}`, null],
  ['about:client', null],
  ['', null],
  [null, null],
])('reads %s as %s', (referrer, page) => expect(pageWithLink(referrer, site)).toBe(page))
