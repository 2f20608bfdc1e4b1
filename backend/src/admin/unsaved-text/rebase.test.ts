import { expect, test } from 'vitest'
import { rebase } from './rebase'

test('keeps the fields typed in since the save and takes all others as loaded', () => {
  const saved = { title: 'Een', intro: 'Twee', blocks: [{ text: 'a' }] }
  const typed = { ...saved, intro: 'Twee en meer' }
  const loaded = { title: 'Een', intro: 'Twee', blocks: [{ id: 7, text: 'a' }], slug: 'een' }
  expect(rebase(saved, typed, loaded)).toEqual({ ...loaded, intro: 'Twee en meer' })
})

test('takes the loaded values when nothing was typed', () => {
  expect(rebase({ title: 'Een' }, { title: 'Een' }, { title: 'Een', slug: 'een' })).toEqual({
    title: 'Een',
    slug: 'een',
  })
})

test('keeps a field that was cleared, and one that was filled', () => {
  const rebased = rebase({ title: 'Een' }, { title: undefined, label: 'Nieuw' }, { title: 'Een' })
  expect(rebased).toEqual({ title: undefined, label: 'Nieuw' })
})
