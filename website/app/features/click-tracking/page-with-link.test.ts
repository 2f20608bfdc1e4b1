import { expect, test } from 'vitest'
import { pageWithLink } from './page-with-link.ts'

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
