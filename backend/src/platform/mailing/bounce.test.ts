import { expect, test } from 'vitest'
import { bounceOf } from './bounce'

test.each([
  [550, '550 5.1.1 <a@b.example> no such user', 'hard'],
  [550, 'No such user here', 'hard'],
  [550, '550 5.2.1 mailbox disabled', 'hard'],
  [552, '552 5.2.2 mailbox full', 'soft'],
  [554, 'transaction failed', 'soft'],
  [550, '550 5.7.515 access denied, sender does not authenticate', 'policy'],
  [554, '554 5.7.1 blocked', 'policy'],
  [550, '550 4.7.0 slow down', 'policy'],
] as const)('%i %s is %s', (code, reply, bounce) => {
  expect(bounceOf(code, reply)).toBe(bounce)
})
