import { expect, test } from 'vitest'
import type { FormSchema } from './schema/define-form.ts'
import { readEntries } from './schema/entries.ts'
import { namedRules } from './schema/named-rules.ts'
import { checkEntries } from './validation/check-entries.ts'

const modules = import.meta.glob<Record<string, unknown>>('../features/**/*-form{,s}.ts', { eager: true })

const isForm = (value: unknown): value is FormSchema =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'form'

const forms = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isForm(value) ? [[`${file.replace(/.*\//, '')} ${name}`, value] as const] : [],
  ),
)

/** The fields that may not be empty. */
const requiredFields = ({ fields }: FormSchema) =>
  Object.entries(fields)
    .filter(([, field]) => 'validation' in field && namedRules(field.validation ?? '').some(isRequiring))
    .map(([name]) => name)

const isRequiring = ({ name }: { name: string }) => name === 'required' || name === 'accepted'

test('covers the forms of the site', () => expect(forms.length).toBeGreaterThan(20))

test.each(forms)('%s says of each required field that is empty that it is required', async (_, form) => {
  const messages = await checkEntries(form, readEntries(form.fields, new FormData()))
  for (const name of requiredFields(form)) expect(messages[name]?.[0], name).toMatch(/^[A-Z].* is verplicht\./)
})
