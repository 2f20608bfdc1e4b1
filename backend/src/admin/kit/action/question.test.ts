import { expect, test } from 'vitest'
import { initialAnswers, isAnswered, type Question } from './question'

const question: Question = {
  title: 'Abonnement opzeggen',
  text: 'Drie lezers verliezen toegang.',
  confirm: 'Zeg op',
  typed: 'De Kroon',
  fields: [
    { name: 'reason', label: 'Reden', kind: 'text', isRequired: true },
    { name: 'mail', label: 'Mail de klant', kind: 'check', value: 'yes' },
  ],
}

test('starts with the given answers', () => {
  expect(initialAnswers(question)).toEqual({ reason: '', mail: 'yes' })
})

test.each([
  ['', 'De Kroon', false],
  [' ', 'De Kroon', false],
  ['Op verzoek', '', false],
  ['Op verzoek', 'De Kraan', false],
  ['Op verzoek', ' de kroon ', true],
])('with the reason %j and the typed %j is answered: %s', (reason, typed, isComplete) => {
  expect(isAnswered(question, { reason }, typed)).toBe(isComplete)
})

test('needs no text where none is asked', () => {
  expect(isAnswered({ title: '', text: '', confirm: '' }, {}, '')).toBe(true)
})
