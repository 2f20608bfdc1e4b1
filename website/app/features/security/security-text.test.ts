import { expect, it } from 'vitest'
import { securityText } from './security-text.ts'

const now = new Date('2026-11-23T10:00:00Z')

it('states the contact, the expiry and the canonical URL', () => {
  expect(securityText('veilig@gevel.example', 'https://www.gevel.example', now)).toBe(
    `Contact: mailto:veilig@gevel.example
Expires: 2027-05-22T00:00:00.000Z
Preferred-Languages: nl, en
Canonical: https://www.gevel.example/.well-known/security.txt
`,
  )
})

it.each(['https://www.gevel.example/melden', 'mailto:veilig@gevel.example'])(
  'keeps the contact %s as it is',
  (contact) => {
    expect(securityText(contact, 'https://www.gevel.example', now)).toContain(`Contact: ${contact}\n`)
  },
)
