import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineForm } from '../schema/define-form.ts'
import { readForm } from './read-form.server.ts'

const form = defineForm({
  email: { type: 'email', label: 'E-mailadres', validation: 'required|email' },
  password: { type: 'password', label: 'Wachtwoord', validation: 'required' },
  hours: { type: 'number', label: 'Uren', min: 1, max: 40 },
  years: { type: 'number', label: 'Jaren', validation: 'required' },
  edition: {
    type: 'radio',
    label: 'Editie',
    options: [
      { value: 'general', label: 'Gevel' },
      { value: 'pro', label: 'Gevel Pro' },
    ],
    validation: 'required',
  },
  terms: { type: 'checkbox', label: 'Voorwaarden' },
  guests: {
    type: 'list',
    label: 'Collega’s',
    rowLabel: 'Collega',
    maxRows: 3,
    fields: { name: { type: 'text', label: 'Naam', validation: 'required' } },
  },
})

const good = { email: ' a@b.nl ', password: ' geheim ', hours: '', years: '2,5', edition: 'pro', terms: 'on' }

function post(body: BodyInit, headers: Record<string, string> = {}) {
  return new Request('http://site/x', { method: 'POST', body, headers })
}

function fields(values: Record<string, string>) {
  return post(new URLSearchParams(values))
}

async function rejectionOf(request: Request) {
  const sent = await readForm(request, form)
  if (sent.valid) throw new Error('It was taken')
  return { ...sent.rejection.data, status: sent.rejection.init?.status }
}

describe('a posted form', () => {
  it('has typed values', async () => {
    const sent = await readForm(fields({ ...good, 'guests.0.name': 'Bas', unknown: 'x' }), form)
    if (!sent.valid) throw new Error(JSON.stringify(sent.rejection.data))
    expect(sent.values).toEqual({
      email: 'a@b.nl',
      password: ' geheim ',
      hours: undefined,
      years: 2.5,
      edition: 'pro',
      terms: true,
      guests: [{ name: 'Bas' }],
    })
    expectTypeOf(sent.values).toEqualTypeOf<{
      email: string
      password: string
      hours: number | undefined
      years: number
      edition: 'general' | 'pro'
      terms: boolean
      guests: { name: string }[]
    }>()
  })

  it('is rejected with its messages and input, but no password', async () => {
    const {
      status,
      fields: messages,
      entries: preserved,
    } = await rejectionOf(fields({ ...good, email: 'x', hours: '99' }))
    expect(status).toBe(422)
    expect(messages).toEqual({
      email: ['Vul een geldig e-mailadres in.'],
      hours: ['Uren moet kleiner zijn dan of gelijk zijn aan 40.'],
    })
    expect(preserved).toMatchObject({ email: 'x', hours: '99', edition: 'pro', terms: true })
    expect(JSON.stringify(preserved)).not.toContain('geheim')
  })

  it('can be rejected by its action too', async () => {
    const sent = await readForm(fields(good), form)
    if (!sent.valid) throw new Error('It was refused')
    const { data, init } = sent.reject({ message: 'Dat klopt niet.', fields: { email: 'Onbekend.' }, status: 401 })
    expect(init).toEqual({ status: 401 })
    expect(data).toMatchObject({
      message: 'Dat klopt niet.',
      fields: { email: ['Onbekend.'] },
      entries: { email: 'a@b.nl' },
    })
  })

  it.each([
    ['an option that the form does not offer', { edition: 'geheim' }, { edition: ['Kies een van de mogelijkheden.'] }],
    ['an invalid number', { years: '0x10' }, { years: ['Vul een getal in.'] }],
    ['an infinite number', { years: 'Infinity' }, { years: ['Vul een getal in.'] }],
    ['nothing', { email: '' }, { email: ['E-mailadres is verplicht.'] }],
  ])('does not take %s', async (_, wrong, messages) => {
    expect((await rejectionOf(fields({ ...good, ...wrong }))).fields).toEqual(messages)
  })

  it('uses the first of a repeated field', async () => {
    const body = new URLSearchParams(good)
    body.append('email', 'anders@b.nl')
    const sent = await readForm(post(body), form)
    expect(sent.valid && sent.values.email).toBe('a@b.nl')
  })

  it('gives access to hidden fields, and preserves the time of rendering', async () => {
    const sent = await readForm(fields({ ...good, _rendered: 'toen', _proof: 'x', _more: 'x'.repeat(20_000) }), form)
    if (!sent.valid) throw new Error('It was refused')
    expect([sent.hiddenField('_proof'), sent.hiddenField('_more'), sent.hiddenField('_nothing')]).toEqual(['x', '', ''])
    expect(sent.reject({}).data.entries).toMatchObject({ _rendered: 'toen' })
    expect(sent.reject({ renderedAt: 'nu' }).data.entries).toMatchObject({ _rendered: 'nu' })
    expect((await rejectionOf(fields({ _rendered: 'toen' }))).entries).toMatchObject({ _rendered: 'toen' })
    expect((await rejectionOf(fields({ _rendered: 'toen', _add: 'guests' }))).entries).toMatchObject({
      _rendered: 'toen',
    })
  })

  it('loses control characters and NUL', async () => {
    const sent = await readForm(fields({ ...good, 'guests.0.name': 'B\u0000a\u0007s' }), form)
    expect(sent.valid && sent.values.guests).toEqual([{ name: 'Bas' }])
  })

  it('has limits for fields, length, and kind of body', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `f${at}=1`).join('&')
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await rejectionOf(post(many, urlencoded))).status).toBe(413)
    expect((await rejectionOf(post(`email=${'a'.repeat(2_000_000)}`, urlencoded))).status).toBe(413)
    expect((await rejectionOf(post('{"email":"a@b.nl"}', { 'content-type': 'application/json' }))).status).toBe(400)
    expect((await rejectionOf(post('x', { 'content-type': 'multipart/form-data' }))).status).toBe(400)
    const long = await rejectionOf(fields({ ...good, email: `${'a'.repeat(500_000)}@b.nl` }))
    expect(long.fields).toEqual({ email: ['E-mailadres mag maximaal 500 tekens lang zijn.'] })
  })

  it('adds and removes a row of a list without scripts, without validating the rest', async () => {
    const more = await rejectionOf(fields({ email: 'x', 'guests.0.name': 'Bas', _add: 'guests' }))
    expect(more).toMatchObject({
      status: 200,
      fields: {},
      entries: { email: 'x', guests: [{ name: 'Bas' }, { name: '' }] },
    })
    const less = await rejectionOf(fields({ 'guests.0.name': 'Bas', 'guests.1.name': 'Els', _remove: 'guests.0' }))
    expect(less).toMatchObject({ status: 200, entries: { guests: [{ name: 'Els' }] } })
    const strange = await rejectionOf(fields({ 'guests.0.name': 'Bas', _remove: '__proto__.0' }))
    expect(strange).toMatchObject({ status: 200, entries: { guests: [{ name: 'Bas' }] } })
  })
})
