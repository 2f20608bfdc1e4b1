import { describe, expect, it } from 'vitest'
import { defineForm } from '../schema/define-form.ts'
import { readEntries } from '../schema/entries.ts'
import { checkEntries } from './check-entries.ts'

const form = defineForm({
  email: { type: 'email', label: 'E-mailadres', validation: 'required|email' },
  site: { type: 'url', label: 'Website', validation: 'url' },
  password: { type: 'password', label: 'Wachtwoord', validation: 'required|length:12' },
  repeated: { type: 'password', label: 'Herhaal', validation: 'required|confirm:password' },
  account: { type: 'text', label: 'Rekening', validation: 'iban' },
  guests: {
    type: 'list',
    label: 'Collega’s',
    rowLabel: 'Collega',
    maxRows: 2,
    fields: { name: { type: 'text', label: 'Naam', validation: 'required' } },
  },
})

function sent(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return readEntries(form.fields, data)
}

const good = {
  email: 'anneke@voorbeeld.nl',
  password: 'twaalf tekens lang',
  repeated: 'twaalf tekens lang',
  account: 'nl91 abna 0417 1643 00',
}

describe('the rules of a form', () => {
  it('accept valid values', async () => {
    expect(await checkEntries(form, sent(good))).toEqual({})
  })

  it('have the messages of requirements §5', async () => {
    expect(await checkEntries(form, sent({ ...good, email: 'x', site: 'x', password: '', repeated: '' }))).toEqual({
      email: ['Vul een geldig e-mailadres in.'],
      site: ['Voer een geldige URL in.'],
      password: ['Wachtwoord is verplicht.'],
      repeated: ['Herhaal is verplicht.'],
    })
  })

  it('can look at other fields, and at each row', async () => {
    const wrong = { ...good, repeated: 'iets anders', 'guests.0.name': 'Bas', 'guests.1.name': '' }
    expect(await checkEntries(form, sent(wrong))).toEqual({
      repeated: ['Dit is niet hetzelfde.'],
      'guests.1.name': ['Naam is verplicht.'],
    })
  })

  it('require an account number also when it is empty', async () => {
    const message = ['Vul een geldig rekeningnummer (IBAN) in.']
    expect(await checkEntries(form, sent({ ...good, account: '' }))).toEqual({ account: message })
    expect(await checkEntries(form, sent({ ...good, account: 'NL91ABNA0417164301' }))).toEqual({ account: message })
    expect(await checkEntries(form, sent({ ...good, account: 'NL91ABNA041716430' }))).toEqual({ account: message })
  })

  it('reject more rows than a list may have', async () => {
    const rows = { 'guests.0.name': 'a', 'guests.1.name': 'b', 'guests.2.name': 'c', 'guests.3.name': 'd' }
    expect(await checkEntries(form, sent({ ...good, ...rows }))).toEqual({ guests: ['Hier horen 0 tot 2 rijen.'] })
  })

  it('stop at a text that is too long before parsing it', async () => {
    const wrong = await checkEntries(form, sent({ ...good, email: `${'a'.repeat(900_000)}@` }))
    expect(wrong).toEqual({ email: ['E-mailadres mag maximaal 500 tekens lang zijn.'] })
  })
})
