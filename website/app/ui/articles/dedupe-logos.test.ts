import type { MadeCover } from '@gevel/contract/references'
import { expect, test } from 'vitest'
import { dedupeLogos } from './dedupe-logos.ts'

const file = { url: '/uploads/logo.png', width: 1, height: 1, focal: { x: 50, y: 50 } }
const logo = (company: number) => ({ madeCover: { kind: 'logo', company, name: 'Klusdepot', logo: file } as MadeCover })
const number = { madeCover: { kind: 'number', value: '3', label: 'Winkels' } as MadeCover }
const none = { madeCover: null }

test('shows the logo of a company on the first of its stories only', () => {
  const stories = [logo(1), none, number, logo(2), logo(1), number]
  expect(dedupeLogos(stories)).toEqual([logo(1), none, number, logo(2), none, number])
})

test('counts the logos that the page shows already, over several lists', () => {
  const shown = new Set([1])
  expect(dedupeLogos([logo(1), logo(2)], shown)).toEqual([none, logo(2)])
  expect(dedupeLogos([logo(2), logo(3)], shown)).toEqual([none, logo(3)])
})
