// @vitest-environment happy-dom
import { act, StrictMode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useForm } from './context/form-context.ts'
import { Fields } from './field.tsx'
import { Form } from './form.tsx'
import { startLiveForm } from './live/live-form.ts'
import { preserveEarlyText } from './preserve-early-text.ts'
import { defineForm } from './schema/define-form.ts'
import { Submit } from './submit.tsx'

const schema = defineForm({
  email: { type: 'email', label: 'E-mailadres', validation: 'required|email' },
  guests: {
    type: 'list',
    label: 'Collega’s',
    rowLabel: 'Collega',
    minRows: 1,
    maxRows: 3,
    fields: { name: { type: 'text', label: 'Naam', validation: 'required' } },
  },
})

const textSchema = defineForm({ text: { type: 'textarea', label: 'Uw reactie' } })

vi.mock('./live/live-form.ts', async (original) => {
  const real = await original<typeof import('./live/live-form.ts')>()
  return { ...real, startLiveForm: vi.fn(real.startLiveForm) }
})

const posted = vi.fn()
const prepare = vi.fn(async (_body: FormData) => {})

/** A part of the form with something to do before sending. */
function Prepared() {
  const { beforeSending } = useForm()
  useEffect(() => beforeSending(prepare), [beforeSending])
  return null
}

const Site = createRoutesStub([
  {
    path: '/',
    HydrateFallback: () => null,
    async action({ request }) {
      posted(Object.fromEntries(await request.formData()))
      return null
    },
    Component: () => (
      <Form schema={schema}>
        <Fields />
        <Prepared />
        <Submit>Versturen</Submit>
      </Form>
    ),
  },
])

/** A form with initial values. */
const Known = createRoutesStub([
  {
    path: '/',
    HydrateFallback: () => null,
    Component: () => (
      <Form schema={textSchema} values={{ text: 'Zoals het was.' }}>
        <Fields />
      </Form>
    ),
  },
])

let root: Root

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.mocked(startLiveForm).mockClear()
  posted.mockClear()
  prepare.mockClear()
})
afterEach(() => act(async () => root.unmount()))

/** Renders the form as the server does, types into it, and hydrates it in strict mode. */
async function hydrate(early: string): Promise<() => string[]> {
  const complaints: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')))
  document.body.innerHTML = renderToString(<Site />)
  field('email').value = early
  const tree = (
    <StrictMode>
      <Site />
    </StrictMode>
  )
  await act(async () => {
    root = hydrateRoot(document.body, tree, { onRecoverableError: (error) => complaints.push(String(error)) })
  })
  return () => complaints
}

function field(name: string): HTMLInputElement {
  const input = document.querySelector(`[name="${name}"]`)
  if (!(input instanceof HTMLInputElement)) throw new Error(`No ${name}`)
  return input
}

async function type(name: string, text: string): Promise<void> {
  await act(async () => {
    field(name).value = text
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

async function press(label: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  await act(async () => {
    button?.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
}

it('hydrates in strict mode without warnings, and preserves earlier input', async () => {
  const complaints = await hydrate('a@b.nl')
  expect(field('email').value).toBe('a@b.nl')
  await vi.waitFor(() => expect(startLiveForm).toHaveBeenCalledTimes(1))
  await type('email', 'c@d.nl')
  await type('guests.0.name', 'Bas')
  await press('Versturen')
  expect(posted).toHaveBeenCalledExactlyOnceWith({ email: 'c@d.nl', 'guests.0.name': 'Bas' })
  expect(startLiveForm).toHaveBeenCalledTimes(1)
  expect(complaints()).toEqual([])
})

it('is not sent while a field is invalid', async () => {
  await hydrate('x')
  await vi.waitFor(() => expect(startLiveForm).toHaveBeenCalled())
  await press('Versturen')
  expect(posted).not.toHaveBeenCalled()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Collega 1, Naam is verplicht.')
  expect(document.activeElement).toBe(field('email'))
})

it('shows its own summary at the first press of a form that was not touched', async () => {
  await hydrate('')
  expect(document.querySelector('form')?.noValidate).toBe(true)
  expect(startLiveForm).not.toHaveBeenCalled()
  await press('Versturen')
  expect(posted).not.toHaveBeenCalled()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('E-mailadres is verplicht.')
  expect(document.activeElement).toBe(field('email'))
})

it('preserves the input of each row when one is removed', async () => {
  await hydrate('a@b.nl')
  await type('guests.0.name', 'Bas')
  await press('Collega toevoegen')
  await type('guests.1.name', 'Els')
  await press('Collega 1 verwijderen')
  expect(field('guests.0.name').value).toBe('Els')
  await press('Versturen')
  expect(posted).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.nl', 'guests.0.name': 'Els' })
})

it('is busy during the preparations, and sends what they add', async () => {
  await hydrate('a@b.nl')
  await type('guests.0.name', 'Bas')
  const { promise, resolve } = Promise.withResolvers<void>()
  prepare.mockImplementationOnce(async (body) => {
    await promise
    body.set('_proof', 'bewijs')
  })
  await press('Versturen')
  expect(prepare).toHaveBeenCalledOnce()
  expect(document.querySelector('fieldset')?.disabled).toBe(true)
  expect(document.querySelector('form')?.getAttribute('aria-busy')).toBe('true')
  expect(posted).not.toHaveBeenCalled()
  await press('Versturen')
  await act(async () => resolve())
  await vi.waitFor(() =>
    expect(posted).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.nl', 'guests.0.name': 'Bas', _proof: 'bewijs' }),
  )
  expect(document.querySelector('fieldset')?.disabled).toBe(false)
})

it('is not sent after a navigation during the preparations', async () => {
  await hydrate('a@b.nl')
  await type('guests.0.name', 'Bas')
  const { promise, resolve } = Promise.withResolvers<void>()
  prepare.mockImplementationOnce(() => promise)
  await press('Versturen')
  await act(async () => root.render(null))
  await act(async () => resolve())
  expect(posted).not.toHaveBeenCalled()
})

it('preserves a text that was edited before hydration', async () => {
  document.body.innerHTML = renderToString(<Known />)
  const area = document.querySelector('textarea')
  if (!area) throw new Error('No text area')
  area.value = 'Zoals het wordt.'
  preserveEarlyText()
  await act(async () => {
    root = hydrateRoot(document.body, <Known />)
  })
  expect(area.value).toBe('Zoals het wordt.')
  area.value = 'Zoals het was.'
  expect(area.value).toBe('Zoals het was.')
})

it('allows clearing a text that was empty at first', async () => {
  document.body.innerHTML = renderToString(<textarea />)
  const area = document.querySelector('textarea')
  if (!area) throw new Error('No text area')
  preserveEarlyText()
  await act(async () => {
    root = hydrateRoot(document.body, <textarea />)
  })
  area.value = 'Toch niet.'
  area.value = ''
  expect(area.value).toBe('')
})
