import { expect, test } from 'vitest'
import { pageOfUrl } from './page-of-url'

test.each([
  ['/', '/', null, 'general'],
  ['/pro', '/pro', null, 'pro'],
  ['/agenda?pro', '/agenda', null, 'pro'],
  ['/news/107/een-titel', '/news/107', 'article:107', 'general'],
  ['/news/107', '/news/107', 'article:107', 'general'],
  ['/item/7/x', '/item/7', 'article:7', 'pro'],
  ['/agenda/3/bijeenkomst?pro', '/agenda/3', 'event:3', 'pro'],
  ['/vacatures/vacature/12/verkoper', '/vacatures/vacature/12', 'vacancy:12', 'general'],
  ['/magazine/5/november/lezen', '/magazine/5', 'magazine:5', 'general'],
  ['/winkelketens/bouwmarkten/hamerslag', '/winkelketens/bouwmarkten/hamerslag', 'company:hamerslag', 'general'],
  ['/news/tag', '/news/tag', null, 'general'],
  ['/news/0107/x', '/news/0107/x', null, 'general'],
  ['/partners', '/partners', null, 'general'],
])('reads %s', (url, path, subject, edition) => expect(pageOfUrl(url)).toEqual({ path, subject, edition }))
