import { expect, test } from 'vitest'
import { withoutAutomaticLinks } from './withdrawal-mails'

test.each([
  ['https://kwaad.example/x', 'https:\u2060//kwaad.\u2060example/x'],
  ['www.kwaad.example', 'www.\u2060kwaad.\u2060example'],
  ['iemand@kwaad.example', 'iemand@\u2060kwaad.\u2060example'],
  ['B2026-000123, besteld op 3.11.2026 om 10.58 uur', 'B2026-000123, besteld op 3.11.2026 om 10.58 uur'],
])('leaves no link in %s', (text, expected) => expect(withoutAutomaticLinks(text)).toBe(expected))
