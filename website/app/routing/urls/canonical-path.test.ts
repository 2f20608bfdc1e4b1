import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/vacatures', '/vacatures'],
  ['/vacatures/', '/vacatures'],
  ['/Vacatures//', '/vacatures'],
  ['/News/12/Een-Titel', '/news/12/een-titel'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%6fver%2Dons', '/over-ons'],
  ['/%4Fver-ons', '/over-ons'],
  ['/winkel//over-ons', '/winkel/over-ons'],
  ['/een%2Ftwee', '/een%2Ftwee'],
  ['//', '/'],
])('canonicalises %s to %s', (given, canonical) => expect(canonicalPath(given)).toBe(canonical))
