import { describe, expect, test } from 'vitest'
import { commentTextField, reportNoteField } from './comment-text.ts'

describe('the text of a comment', () => {
  test.each([
    ['  Goed stuk.  ', 'Goed stuk.'],
    ['een\r\ntwee\rdrie', 'een\ntwee\ndrie'],
    ['een \t\n\n\n\n\ntwee', 'een\n\ntwee'],
    ['nul\u0000 bel\u0007', 'nul bel'],
    ['<b>vet</b> & "zo"', '<b>vet</b> & "zo"'],
    ['cafe\u0301', 'café'],
  ])('normalises %j to %j', (given, normalised) => {
    expect(commentTextField.parse(given)).toBe(normalised)
  })

  test.each(['', '   ', 'a', '\n\n', '\u200b\u200b\u200b\u202e', '\u0000\u0000'])('rejects %j', (given) => {
    expect(commentTextField.safeParse(given).error?.issues[0]?.message).toBe('Schrijf eerst uw reactie.')
  })

  test('has 2,000 characters at most', () => {
    expect(commentTextField.parse('x'.repeat(2000))).toHaveLength(2000)
    for (const length of [2001, 100_000])
      expect(commentTextField.safeParse('x'.repeat(length)).error?.issues[0]?.message).toContain('2.000 tekens')
  })
})

test('allows a report without a note', () => {
  for (const nothing of [undefined, null, '', '  ']) expect(reportNoteField.parse(nothing)).toBeNull()
  expect(reportNoteField.parse(' zie regel 2 ')).toBe('zie regel 2')
})
