import { expect, test } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

test.each([
  ['/', '/'],
  ['/vacatures', '/vacatures'],
  ['/vacatures/', '/vacatures'],
  ['/Vacatures//', '/vacatures'],
  ['/News/12/Een-Titel', '/news/12/een-titel'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['//', '/'],
])('%s is %s', (given, canonical) => expect(canonicalPath(given)).toBe(canonical))
