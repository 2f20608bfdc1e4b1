import { expect, test } from 'vitest'
import { leadOf } from './leads.ts'

const own = 'https://gevel.example'
const partner = '/partners/zagerij'

test.each([
  [partner, 'https://zagerij.example/', 'site'],
  [partner, 'mailto:info@zagerij.example', 'mail'],
  [partner, 'tel:+31301234567', 'phone'],
  ['/winkelketens/bouwmarkten/hamerslag', 'https://hamerslag.example/', 'site'],
  ['/vacatures/vacature/12/verkoper', 'https://werk.example/12', 'site'],
])('a link on %s to %s is a lead', (pathname, link, action) => expect(leadOf(pathname, link, own)).toBe(action))

test.each([
  [partner, `${own}/magazine`],
  [partner, 'javascript:void(0)'],
  ['/partners', 'https://zagerij.example/'],
  ['/news/1/x', 'https://elders.example/'],
  ['/winkelketens/vergelijken', 'https://elders.example/'],
])('a link on %s to %s is none', (pathname, link) => expect(leadOf(pathname, link, own)).toBeUndefined())
