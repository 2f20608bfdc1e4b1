import { expect, test } from 'vitest'
import { takeTexts } from './take-texts'

const asset = { alternativeText: 'Een gevel van baksteen', caption: 'De nieuwe gevel' }

function textsTaken(name: string, values: object, chosen: typeof asset | null = asset) {
  const taken: [string, string][] = []
  takeTexts(name, chosen, { getValues: () => values, onChange: (...change) => taken.push(change) })
  return taken
}

test('fills the empty texts of a figure, at any depth', () => {
  expect(textsTaken('cover.picture', { cover: { alt: '', caption: null } })).toEqual([
    ['cover.alt', 'Een gevel van baksteen'],
    ['cover.caption', 'De nieuwe gevel'],
  ])
  expect(textsTaken('blocks.0.pictures.1.picture', { blocks: [{ pictures: [{}, {}] }] })).toHaveLength(2)
})

test('leaves texts that were written, and files that are no figure', () => {
  const written = { alt: 'Eigen tekst', caption: '' }
  expect(textsTaken('cover.picture', { cover: written })).toEqual([['cover.caption', 'De nieuwe gevel']])
  expect(textsTaken('picture', { picture: null })).toEqual([])
  expect(textsTaken('author.portrait', { author: {} })).toEqual([])
  expect(textsTaken('cover.picture', { cover: {} }, null)).toEqual([])
})
