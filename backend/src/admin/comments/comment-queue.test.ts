import { expect, test } from 'vitest'
import { choicesFor } from './comment-queue'

const reports = [{ reason: 'other', note: null, reportedAt: '2026-11-20T10:00:00.000Z' }]

test.each([
  ['waiting', [], ['Plaatsen', 'Verbergen']],
  ['waiting', reports, ['Plaatsen', 'Verbergen']],
  ['shown', reports, ['Laten staan', 'Verbergen']],
  ['shown', [], ['Verbergen']],
  ['hidden', [], ['Plaatsen']],
  ['hidden', reports, ['Plaatsen', 'Verborgen houden']],
] as const)('offers the choices for a comment that is %s, with reports %j', (state, open, labels) => {
  expect(choicesFor({ state, reports: [...open] }).map(({ label }) => label)).toEqual(labels)
})
