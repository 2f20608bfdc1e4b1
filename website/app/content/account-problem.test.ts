import { commentErrors } from '@gevel/contract/comments'
import { expect, test } from 'vitest'
import { AccountProblem } from './account-problem.ts'

const { status, sentence: message } = commentErrors['comments/late']
const problemWith = (code: string) =>
  AccountProblem.of({ data: null, error: { status, name: 'DomainError', message, details: { code } } })

test('has the code and the sentence of an error that a feature declares', () => {
  expect(problemWith('comments/late')).toMatchObject({ code: 'comments/late', message })
})

test('does not show the sentence of an error that no contract declares', () => {
  const { code, message: shown } = problemWith('ECONNRESET')
  expect(code).toBe('network-request-failed')
  expect(shown).not.toBe(message)
})
