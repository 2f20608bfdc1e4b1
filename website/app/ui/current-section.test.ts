import { expect, test } from 'vitest'
import { currentSection } from './current-section.ts'

const window = { height: 900, isAtEnd: false }
const at = (...places: [id: string, top: number, left?: number][]) =>
  places.map(([id, top, left = 20]) => ({ id, top, left }))

test('is the last section whose heading has passed the upper third', () => {
  expect(currentSection(at(['over', 310], ['programma', 1200]), window)).toBeUndefined()
  expect(currentSection(at(['over', 299], ['programma', 1200]), window)).toBe('over')
  expect(currentSection(at(['over', -700], ['programma', 299], ['sprekers', 301]), window)).toBe('programma')
})

test('skips a section in a column beside the others', () => {
  expect(currentSection(at(['over', 80], ['praktisch', 80, 800], ['programma', 1200]), window)).toBe('over')
  expect(currentSection(at(['over', -900], ['praktisch', 80], ['programma', 1200]), window)).toBe('praktisch')
})

test('is the last section in view at the end of the page', () => {
  const sections = at(['vragen', 200], ['andere-jaren', 600])
  expect(currentSection(sections, window)).toBe('vragen')
  expect(currentSection(sections, { ...window, isAtEnd: true })).toBe('andere-jaren')
})
