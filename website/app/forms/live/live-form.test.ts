// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineForm } from '../schema/define-form.ts'
import type { FormSnapshot } from './form-state.ts'
import { type LiveForm, startLiveForm } from './live-form.ts'

const schema = defineForm({
  email: { type: 'email', label: 'E-mailadres', validation: 'required|email' },
  nick: { type: 'text', label: 'Naam', validation: 'length:3', validationVisibility: 'dirty' },
  code: { type: 'text', label: 'Code', validation: 'required|number', validationVisibility: 'live' },
  terms: { type: 'checkbox', label: 'Akkoord', validation: 'accepted' },
  account: { type: 'text', label: 'Rekening', validation: 'iban' },
})

const HTML = `<form><input name="email" type="email"><input name="nick"><input name="code">
  <input name="terms" type="checkbox"><input name="account" value=""></form>`

let form: HTMLFormElement
let live: LiveForm
let now: FormSnapshot | undefined

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = HTML
  form = document.querySelector('form') ?? document.createElement('form')
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

function start(): void {
  live = startLiveForm(form, schema, (snapshot) => {
    now = snapshot
  })
}

function input(name: string): HTMLInputElement {
  const element = form.elements.namedItem(name)
  if (!(element instanceof HTMLInputElement)) throw new Error(`No ${name}`)
  return element
}

function type(name: string, text: string): void {
  input(name).value = text
  input(name).dispatchEvent(new Event('input', { bubbles: true }))
}

function leave(name: string): void {
  input(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const later = () => vi.advanceTimersByTimeAsync(50)
const stateOf = (name: string) => now?.fields.get(name)

describe('the states of a field', () => {
  it('is empty and settled at first', async () => {
    start()
    await later()
    expect(stateOf('email')).toEqual({
      blurred: false,
      dirty: false,
      submitted: false,
      complete: false,
      invalid: false,
      empty: true,
      settled: true,
      loading: false,
      messages: [],
    })
  })

  it('shows a message after leaving the field, and removes it when the field is valid', async () => {
    start()
    type('email', 'x')
    await later()
    expect(stateOf('email')).toMatchObject({ dirty: true, invalid: false, messages: [] })
    leave('email')
    await later()
    expect(stateOf('email')).toMatchObject({
      blurred: true,
      invalid: true,
      messages: ['Vul een geldig e-mailadres in.'],
    })
    type('email', 'a@b.nl')
    await later()
    expect(stateOf('email')).toMatchObject({ complete: true, invalid: false, messages: [] })
  })

  it('waits 20 ms for more input', async () => {
    start()
    await later()
    type('nick', 'a')
    await vi.advanceTimersByTimeAsync(10)
    expect(stateOf('nick')).toMatchObject({ settled: false, empty: true })
    await vi.advanceTimersByTimeAsync(11)
    expect(stateOf('nick')).toMatchObject({ settled: true, empty: false })
  })

  it('follows the visibility of the field', async () => {
    start()
    await later()
    expect(stateOf('code')?.messages).toEqual(['Code is verplicht.'])
    expect(stateOf('nick')?.messages).toEqual([])
    type('nick', 'ab')
    await later()
    expect(stateOf('nick')?.messages).toEqual(['Naam moet minimaal 3 tekens lang zijn.'])
    input('terms').checked = true
    input('terms').dispatchEvent(new Event('change', { bubbles: true }))
    input('terms').checked = false
    input('terms').dispatchEvent(new Event('change', { bubbles: true }))
    await later()
    expect(stateOf('terms')).toMatchObject({ blurred: false, messages: ['Een vinkje is verplicht.'] })
  })

  it('shows that the handler runs', async () => {
    start()
    live.setLoading(true)
    await later()
    expect(now?.form.loading).toBe(true)
  })
})

describe('sending', () => {
  it('is blocked while a field is invalid, and lists the errors in the order of the form', async () => {
    start()
    const sent = live.submit()
    await later()
    expect(await sent).toBe(false)
    expect(now?.problems).toEqual([
      { address: 'email', label: 'E-mailadres', message: 'E-mailadres is verplicht.' },
      { address: 'code', label: 'Code', message: 'Code is verplicht.' },
      { address: 'terms', label: 'Akkoord', message: 'Een vinkje is verplicht.' },
      { address: 'account', label: 'Rekening', message: 'Vul een geldig rekeningnummer (IBAN) in.' },
    ])
    expect(now?.form.submitted).toBe(true)
  })

  it('reads the elements, whoever changed them and whenever', async () => {
    input('email').value = 'a@b.nl'
    start()
    await later()
    expect(stateOf('email')).toMatchObject({ dirty: true, complete: true })
    input('code').value = '12'
    input('terms').checked = true
    input('account').value = 'NL91 ABNA 0417 1643 00'
    const sent = live.submit()
    await later()
    expect(await sent).toBe(true)
    expect(now?.problems).toEqual([])
  })

  it("shows the server's error until the field changes", async () => {
    start()
    live.setFailure({ fields: { email: ['Dit adres kan hier niet.'] }, entries: {} })
    await later()
    expect(stateOf('email')?.messages).toContain('Dit adres kan hier niet.')
    type('email', 'a@b.nl')
    await later()
    expect(stateOf('email')?.messages).toEqual([])
  })
})
