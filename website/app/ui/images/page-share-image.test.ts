import { expect, test } from 'vitest'
import { pageOfShareImage, pageShareImageUrl } from './page-share-image.ts'

test.each([
  ['/', '/deel/.png'],
  ['/pro', '/deel/pro.png'],
  ['/news/tag?t=Hornbach&p=2', '/deel/news/tag.png?t=Hornbach&p=2'],
])('the picture of %s is %s', (page, url) => {
  expect(pageShareImageUrl(page)).toBe(url)
  expect(pageOfShareImage(url)).toBe(page)
})

test.each(['/deel/pro.jpg', '/pro.png', '/deel'])('%s is not one', (url) => {
  expect(pageOfShareImage(url)).toBeUndefined()
})
