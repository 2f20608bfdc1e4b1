import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { Fields } from './field.tsx'
import { Form } from './form.tsx'
import { defineForm } from './schema/define-form.ts'
import { Submit } from './submit.tsx'
import { checkEntries } from './validation/check-entries.ts'

const required = 'Vul uw wachtwoord in.'

const schema = defineForm({
  email: { type: 'email', label: 'E-mailadres', hint: 'Uw eigen', validation: 'required|email' },
  password: { type: 'password', label: 'Wachtwoord', validation: 'required', validationMessages: { required } },
  terms: { type: 'checkbox', label: 'Akkoord' },
})

const failure = {
  message: 'Dat klopt niet.',
  fields: { email: ['Vul een geldig e-mailadres in.'], password: [required] },
  entries: { email: 'x', terms: true, password: 'geheim' },
}

function Page() {
  return (
    <Form schema={schema} failure={failure}>
      <Fields />
      <Submit>Versturen</Submit>
    </Form>
  )
}

const Site = createRoutesStub([{ path: '/', Component: Page }])

function draw(): string {
  return renderToString(<Site />)
}

describe('a server-rendered form', () => {
  it('is plain HTML with its messages and input', () => {
    const html = draw()
    expect(html).toMatch(/<form id="([^"]+)"[^>]* action="\/"[^>]* method="post"/)
    expect(html).toMatch(
      /<input id="([^"]+)" [^>]*aria-describedby="\1-hint \1-error" aria-invalid="true"[^>]*value="x"/,
    )
    expect(html).toContain('role="alert"')
    expect(html).toContain('checked=""')
    expect(html).not.toContain('noValidate')
  })

  it('never contains a password again', () => expect(draw()).not.toContain('geheim'))

  it('links a message of the field itself without its label, and any other with it', () => {
    expect(draw()).toMatch(/>E-mailadres: Vul een geldig e-mailadres in\.<\/a>/)
    expect(draw()).toMatch(/>Vul uw wachtwoord in\.<\/a>/)
  })

  it('has the same ids in every rendering', () => expect(draw()).toBe(draw()))
})

describe('2,000 times', () => {
  it.each([
    ['rendered', async () => void draw()],
    ['checked', async () => void (await checkEntries(schema, { email: 'x', password: '', terms: false }))],
  ])('leaks nothing when it is %s', { timeout: 120_000 }, async (_, once) => {
    for (let warm = 0; warm < 500; warm++) await once()
    const before = heapAfterCollecting()
    for (let round = 0; round < 2_000; round++) await once()
    // a leaked node each time would be more than 2 MB; the leak of @formkit/react was 0.8 GB
    expect(heapAfterCollecting() - before).toBeLessThan(1_000_000)
  })
})

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

function heapAfterCollecting(): number {
  collect()
  return process.memoryUsage().heapUsed
}
