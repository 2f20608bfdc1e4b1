import { describe, expect, test } from 'vitest'
import { previewToken, readPreviewToken } from './preview-token'

const version = { type: 'article', documentId: 'abc123', status: 'draft', edition: 'general', page: 'own' } as const
const grant = { ...version, editorId: 7 }
const nowMs = Date.parse('2026-11-23T12:00:00Z')
const token = previewToken(grant, nowMs)

test('gives access for half an hour', () => {
  const expires = nowMs / 1000 + 30 * 60
  expect(readPreviewToken(token, nowMs)).toEqual({ ...grant, expires })
  expect(readPreviewToken(token, expires * 1000 - 1)).toEqual({ ...grant, expires })
  expect(readPreviewToken(token, expires * 1000)).toBe('expired')
})

test('needs no encoding in a URL', () => expect(token).toMatch(/^[\w.-]{80,200}$/))

describe('rejects', () => {
  const parts = token.split('.')
  const withPart = (index: number, part: string) => parts.with(index, part).join('.')
  test.each([
    ['another type', withPart(0, 'page')],
    ['another document', withPart(1, 'abc124')],
    ['another version', withPart(2, 'published')],
    ['another edition', withPart(3, 'pro')],
    ['another page', withPart(4, 'series')],
    ['another editor', withPart(5, '8')],
    ['a later end', withPart(6, String(nowMs))],
    ['another signature', withPart(7, 'A'.repeat(43))],
    ['no signature', parts.slice(0, 7).join('.')],
    ['an empty token', ''],
    ['trailing characters', `${token}.x`],
    ['a very long token', token + 'A'.repeat(1_000_000)],
    ['a property of Object as its type', withPart(0, 'constructor')],
    ['a document id with a path', withPart(1, '../../x')],
  ])('%s', (_, altered) => expect(readPreviewToken(altered, nowMs)).toBe('invalid'))
})
