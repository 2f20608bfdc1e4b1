import { describe, expect, it } from 'vitest'
import { defineForm } from '../schema/define-form.ts'
import { checkEntries } from './check-entries.ts'
import { catalogues, dutch, english } from './messages.ts'
import { rules, rulesOf } from './rules.ts'

/** The names of requirements §5. */
const named =
  `accepted alpha alpha_spaces alphanumeric between confirm contains_alpha contains_alpha_spaces contains_alphanumeric
  contains_lowercase contains_numeric contains_symbol contains_uppercase date_after date_before date_between date_format email ends_with
  is length lowercase matches max min not number require_one required starts_with symbol uppercase url iban`.split(
    /\s+/,
  )

const wordsIn = (catalogue: object = {}) => Object.keys(catalogue)

describe('the rules', () => {
  it('all exist by their names, each with messages in Dutch and English', () => {
    for (const name of named) {
      expect(rules, name).toHaveProperty(name)
      expect(dutch.validation, name).toHaveProperty(name)
      expect(english.validation, name).toHaveProperty(name)
    }
  })

  it('have a Dutch message for every English one', () => {
    expect(wordsIn(catalogues.nl.validation)).toEqual(expect.arrayContaining(wordsIn(english.validation)))
    expect(wordsIn(catalogues.nl.ui)).toEqual(expect.arrayContaining(wordsIn(english.ui)))
  })

  it('throw for an unknown name', () => {
    const field = { type: 'text', label: 'Naam', validation: 'required|emial' } as const
    expect(() => rulesOf(field)).toThrow("There is no rule 'emial'")
  })

  it("keep FormKit's hints", () =>
    expect(rulesOf({ type: 'text', label: 'Naam', validation: '(20)*+required|?length:3' })).toContain(
      '(20)*+required',
    ))

  it('have English messages in an English form', async () => {
    const form = defineForm({ email: { type: 'email', label: 'Email', validation: 'required' } }, { locale: 'en' })
    expect(await checkEntries(form, { email: '' })).toEqual({ email: ['Email is required.'] })
  })

  it('reject a day that does not exist', async () => {
    const form = defineForm({ from: { type: 'date', label: 'Startdatum', validation: 'date_after:2026-11-21' } })
    expect(await checkEntries(form, { from: '2027-02-30' })).toEqual({ from: ['Vul een datum in die bestaat.'] })
    expect(await checkEntries(form, { from: '2026-11-20' })).toEqual({
      from: ['Startdatum moet na 21 november 2026 liggen.'],
    })
    expect(await checkEntries(form, { from: '2027-02-28' })).toEqual({})
  })
})
