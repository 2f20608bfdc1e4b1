import { expect, test } from 'vitest'
import {
  enterForm,
  formHeaders,
  holdVersion,
  loadedVersionOf,
  noteLoadedVersion,
  noteVersion,
  startForm,
} from './form-headers'

const page = { model: 'api::page.page', documentId: 'abc', collectionType: 'collection-types' }
const loaded = '2026-11-23T10:00:00.123Z'

test('sends the version of the document, one key for each form and a number for each save', () => {
  const { 'X-Form-Key': key, ...others } = formHeaders(page)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(others).toEqual({ 'X-Form-Save': '1' })
  noteVersion(page, loaded)
  expect(formHeaders(page)).toEqual({ 'X-Form-Key': key, 'X-Form-Save': '2', 'X-Form-Loaded-At': loaded })
  expect(formHeaders({ ...page, documentId: 'def' })).toEqual({ 'X-Form-Key': key, 'X-Form-Save': '3' })
  startForm()
  expect(formHeaders(page)).toMatchObject({ 'X-Form-Key': expect.not.stringMatching(key), 'X-Form-Save': '1' })
})

test('identifies a single type by its name', () => {
  const site = { model: 'api::site-setting.site-setting', collectionType: 'single-types' }
  noteVersion({ ...site, documentId: 'abc' }, loaded)
  expect(formHeaders(site)).toMatchObject({ 'X-Form-Loaded-At': loaded })
})

test('sends the version of its own save, not a newer one that was loaded while it had unsaved text', () => {
  const draft = { ...page, documentId: 'ghi' }
  const [saved, newer] = ['2026-11-23T10:00:01.000Z', '2026-11-23T10:00:02.000Z']
  noteLoadedVersion(draft, loaded)
  const release = holdVersion(draft)
  noteVersion(draft, saved)
  noteLoadedVersion(draft, newer)
  expect(formHeaders(draft)).toMatchObject({ 'X-Form-Loaded-At': saved })
  expect(loadedVersionOf(draft)).toBe(newer)
  release()
  noteLoadedVersion(draft, newer)
  expect(formHeaders(draft)).toMatchObject({ 'X-Form-Loaded-At': newer })
})

test('keeps the key of a form that is entered again', () => {
  const form = {}
  expect(enterForm(form)).toBe(true)
  const { 'X-Form-Key': key } = formHeaders(page)
  expect(enterForm(form)).toBe(false)
  expect(formHeaders(page)).toMatchObject({ 'X-Form-Key': key, 'X-Form-Save': '2' })
  expect(enterForm({})).toBe(true)
  expect(formHeaders(page)['X-Form-Key']).not.toBe(key)
})
