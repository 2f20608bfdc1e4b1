import { describe, expect, test } from 'vitest'
import { messageField, noteField } from './message-field.ts'

const field = messageField('Schrijf eerst uw reactie.')

describe('a message', () => {
  test.each([
    ['  Goed stuk.  ', 'Goed stuk.'],
    ['een\r\ntwee\rdrie', 'een\ntwee\ndrie'],
    ['een \t\n\n\n\n\ntwee', 'een\n\ntwee'],
    ['nul\u0000 bel\u0007', 'nul bel'],
    ['zachte\u000breturn\ufffe', 'zachte\nreturn'],
    ['<b>vet</b> & "zo"', '<b>vet</b> & "zo"'],
    ['cafe\u0301', 'café'],
  ])('normalises %j to %j', (given, normalised) => {
    expect(field.parse(given)).toBe(normalised)
  })

  test.each(['', '   ', 'a', '\n\n', '\u200b\u200b\u200b\u202e', '\u0000\u0000', '\u0301\u0301'])(
    'rejects %j',
    (given) => {
      expect(field.safeParse(given).error?.issues[0]?.message).toBe('Schrijf eerst uw reactie.')
    },
  )

  test('has 2,000 characters at most', () => {
    expect(field.parse('x'.repeat(2000))).toHaveLength(2000)
    for (const length of [2001, 100_000])
      expect(field.safeParse('x'.repeat(length)).error?.issues[0]?.message).toContain('2.000 tekens')
  })
})

test('allows an empty note', () => {
  for (const nothing of [undefined, null, '', '  ']) expect(noteField.parse(nothing)).toBeNull()
  expect(noteField.parse(' zie regel 2 ')).toBe('zie regel 2')
})
