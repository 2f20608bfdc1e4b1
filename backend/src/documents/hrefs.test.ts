import { describe, expect, it } from 'vitest'
import { isHref } from './hrefs'

describe('isHref', () => {
  it.each(['/agenda', '/news/tag?t=één', 'https://elders.example/', 'mailto:a@b.example', 'tel:+31201234567', '#deel'])(
    'accepts %s',
    (href) => expect(isHref(href)).toBe(true),
  )

  it.each([
    '//elders.example',
    '/\\elders.example',
    '/\t/elders.example',
    '/a\r\nb',
    'javascript:alert(1)',
    'agenda',
    '',
  ])('rejects %j', (href) => expect(isHref(href)).toBe(false))
})
