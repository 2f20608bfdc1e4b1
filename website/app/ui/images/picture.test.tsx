import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const picture = {
  url: '/uploads/kraan.jpg',
  width: 1200,
  height: 800,
  alt: 'Een kraan',
  caption: null,
  credit: null,
  focal: { x: 50, y: 50 },
}

describe('Picture', () => {
  it('offers AVIF, then a JPEG', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} alt="Een kraan" sizes="6.5rem" />)
    const types = [...html.matchAll(/type="([^"]+)"/g)].map(([, type]) => type)
    expect(types).toEqual(['image/avif'])
    expect(html).toContain(
      '<img src="/beeld/240x3x2/50-50/uploads/kraan.jpg.jpg" alt="Een kraan" width="240" height="160"',
    )
    expect(html).toContain('fetchPriority="low" loading="lazy"')
    expect(html).not.toContain('style')
  })

  it('loads the visible picture at once', () => {
    const html = renderToStaticMarkup(<Picture picture={picture} alt="" sizes="100vw" priority />)
    expect(html).toContain('fetchPriority="high"')
    expect(html).not.toContain('lazy')
  })

  it('keeps the focal point in view where a slot crops further', () => {
    const html = renderToStaticMarkup(
      <Picture picture={{ ...picture, focal: { x: 50, y: 20 } }} alt="" sizes="100vw" />,
    )
    expect(html).toContain('style="object-position:50% 20%"')
  })

  it('shows a file we cannot resize unchanged', () => {
    const html = renderToStaticMarkup(
      <Picture picture={{ ...picture, url: '/uploads/plaat.tiff' }} alt="" sizes="100vw" />,
    )
    expect(html).toMatch(/^<img src="\/uploads\/plaat.tiff"/)
  })
})
