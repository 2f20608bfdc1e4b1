import { expect, test } from 'vitest'
import type { DocumentContext } from '../documents/document-context'
import { formOfRequest } from './request-form'

const key = 'a1b2c3d4e5f6a7b8'
const loaded = '2026-11-23T10:00:00.123Z'
const context = (params: object): DocumentContext => ({
  uid: 'api::page.page',
  action: 'update',
  params: { ...params },
  contentType: { attributes: {} },
})
const request = (path: string, headers: Record<string, string>) => ({
  path,
  get: (name: string) => headers[name] ?? '',
})
const page = '/content-manager/collection-types/api::page.page'

test('reads the form of a save, a publication and a first save', () => {
  const headers = { 'X-Form-Key': key, 'X-Form-Loaded-At': loaded, 'X-Form-Save': '12' }
  const form = { key, loadedAt: new Date(loaded), saveNumber: 12 }
  expect(formOfRequest(request(`${page}/abc`, headers), context({ documentId: 'abc' }))).toEqual(form)
  expect(formOfRequest(request(`${page}/abc/actions/publish`, headers), context({ documentId: 'abc' }))).toEqual(form)
  expect(formOfRequest(request(page, { 'X-Form-Key': key }), context({}))).toEqual({ key })
})

test.each([
  ['another document of the request', `${page}/abc`, { documentId: 'def' }, key],
  ['another type', '/content-manager/collection-types/api::tag.tag/abc', { documentId: 'abc' }, key],
  ['the public API', '/api/pages/abc', { documentId: 'abc' }, key],
  ['no key', `${page}/abc`, { documentId: 'abc' }, ''],
  ['a key out of bounds', `${page}/abc`, { documentId: 'abc' }, 'x'.repeat(65)],
])('finds no form for %s', (_case, path, params, given) => {
  expect(formOfRequest(request(path, { 'X-Form-Key': given }), context(params))).toBeUndefined()
})

test.each(['', 'gisteren', '2026-13-45T99:00:00.000Z', loaded.repeat(100)])('ignores the invalid time %j', (given) => {
  const headers = { 'X-Form-Key': key, 'X-Form-Loaded-At': given }
  expect(formOfRequest(request(`${page}/abc`, headers), context({ documentId: 'abc' }))?.loadedAt).toBeUndefined()
})

test.each(['', '0', '-1', '1.5', '1e3', '1234567890'])('ignores the number %j of a save', (given) => {
  const headers = { 'X-Form-Key': key, 'X-Form-Save': given }
  expect(formOfRequest(request(`${page}/abc`, headers), context({ documentId: 'abc' }))?.saveNumber).toBeUndefined()
})
