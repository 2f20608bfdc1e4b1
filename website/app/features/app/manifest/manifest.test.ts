import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editionSchema } from '@gevel/contract/editions'
import { publicFiles } from '@gevel/contract/paths'
import { expect, it } from 'vitest'
import { manifestOf } from './manifest.ts'

const text = { tagline: '', title: '', nav: [] }
const site = {
  editions: {
    general: { ...text, name: 'Gevel', description: 'Voor winkels' },
    pro: { ...text, name: 'Gevel Pro', description: 'Voor de groothandel' },
  },
}

it('describes each edition as an app of its own', () => {
  expect(manifestOf('pro', site)).toMatchObject({
    ...{ id: '/pro', start_url: '/pro', scope: '/', name: 'Gevel Pro', lang: 'nl', theme_color: '#0c659a' },
    shortcuts: [
      { name: 'Nieuws', url: '/pro/nieuws' },
      { name: 'Marktcijfers', url: '/marktcijfers?pro' },
      { name: 'Zoeken', url: '/zoeken?pro' },
    ],
  })
  expect(manifestOf('general', site)).toMatchObject({ id: '/', start_url: '/', description: 'Voor winkels' })
})

it.each(editionSchema.options)('names icons of %s that are files of the size it says', (edition) => {
  const { icons } = manifestOf(edition, site)
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    expect(publicFiles).toContain(src)
    const png = readFileSync(join(import.meta.dirname, '../../../../public', src))
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
})
