import { data } from 'react-router'
import { FORM_NAME, type FormSchema, RENDERED_AT } from '../schema/define-form.ts'
import { type Entries, filesSent, readEntries } from '../schema/entries.ts'
import type { FormFailure } from '../schema/failure.ts'
import { applyRowChange, requestedRowChange } from '../schema/list-rows.ts'
import { preservedEntries } from '../schema/preserved-entries.ts'
import { typedValues } from '../schema/typed-values.ts'
import type { FormValues } from '../schema/values.ts'
import { checkEntries } from '../validation/check-entries.ts'
import { readBody, UnreadableForm } from './read-body.server.ts'

/** The response of an action to a form that it rejects. */
export type Rejection = ReturnType<typeof data<FormFailure>>

/** Errors in values that pass the rules of the form. */
export interface FormError {
  code?: string
  message?: string
  title?: string
  /** by address */
  fields?: Readonly<Record<string, string>>
  /** the time of rendering, when that restarts */
  renderedAt?: string
  /** of the response, 422 by default */
  status?: number
}

/** What a readable body contained, valid or not. */
interface SentData {
  /** as typed, without passwords and files */
  entries: Entries
  /** the value of a field that is not the form's, such as `_rendered`; empty by default */
  hiddenField: (name: `_${string}`) => string
  /** the files that were chosen for a field, valid or not; each has the type of its content */
  files: (name: string) => readonly File[]
}

export interface ValidForm<S extends FormSchema> extends SentData {
  valid: true
  values: FormValues<S>
  /** rejects the form after all, with its input */
  reject: (error: FormError) => Rejection
}

interface Invalid {
  valid: false
  rejection: Rejection
  /** undefined for a body that could not be read, and for one that asked for a row more or less */
  sent?: SentData
}

export type SentForm<S extends FormSchema> = ValidForm<S> | Invalid

/**
 * Reads a posted form, by the same rules as its page. It never throws for a bad request: an unreadable body, or an
 * invalid field, becomes a response that the action returns (400, 413, 422; 200 for a row of a list).
 */
export async function readForm<S extends FormSchema>(request: Request, schema: S): Promise<SentForm<S>> {
  const sent = await readBodyOrReject(request, schema)
  return sent instanceof FormData ? judge(schema, sent) : sent
}

/** A valid form of several, and which of them it is. */
export type ValidOneOf<Forms extends Readonly<Record<string, FormSchema>>> = {
  [N in keyof Forms]: { which: N } & ValidForm<Forms[N]>
}[keyof Forms]

/** Reads the form that was posted to an action of several forms: which one it was, and what it sent. */
export async function readOneOf<Forms extends Readonly<Record<string, FormSchema>>>(
  request: Request,
  forms: Forms,
): Promise<ValidOneOf<Forms> | Invalid> {
  const together = Object.assign({}, ...Object.values(forms).map(({ fields }) => fields))
  const sent = await readBodyOrReject(request, { type: 'form', locale: 'nl', fields: together })
  if (!(sent instanceof FormData)) return sent
  const name = sent.get(FORM_NAME)
  for (const [which, schema] of Object.entries(forms)) {
    if (schema.name !== name) continue
    const judged = await judge(schema, sent)
    return judged.valid ? ({ which, ...judged } as ValidOneOf<Forms>) : judged
  }
  return rejected({ message: 'Dit formulier is er niet meer. Herlaad de pagina.' }, 400)
}

async function readBodyOrReject(request: Request, { fields }: FormSchema): Promise<FormData | Invalid> {
  try {
    return await readBody(request, fields)
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error
    return rejected({ message: error.message }, error.status)
  }
}

async function judge<S extends FormSchema>(schema: S, sent: FormData): Promise<SentForm<S>> {
  const entries = readEntries(schema.fields, sent)
  const hiddenField = (name: string) => textIn(sent, name)
  const renderedAt = hiddenField(RENDERED_AT)
  const rowChange = requestedRowChange(sent)
  if (rowChange) return rejected(failure(schema, applyRowChange(schema.fields, entries, rowChange), renderedAt), 200)
  const messages = await checkEntries(schema, entries)
  const files = (name: string) => filesOf(schema, sent, name)
  const sentData = { entries: preservedEntries(schema.fields, entries), hiddenField, files }
  if (Object.keys(messages).length > 0)
    return { ...rejected({ ...failure(schema, entries, renderedAt), fields: messages }, 422), sent: sentData }
  return {
    valid: true,
    values: typedValues(schema, entries, sent),
    ...sentData,
    reject: ({ fields = {}, renderedAt: newRenderedAt = renderedAt, status = 422, ...error }) => {
      const byField = Object.fromEntries(Object.entries(fields).map(([address, message]) => [address, [message]]))
      return data({ ...failure(schema, entries, newRenderedAt), ...error, fields: byField }, { status })
    },
  }
}

/** @param renderedAt when the form was first rendered: correcting it takes time since then */
function failure({ name, fields }: FormSchema, entries: Entries, renderedAt: string): FormFailure {
  const preserved = { ...preservedEntries(fields, entries), ...(renderedAt !== '' && { [RENDERED_AT]: renderedAt }) }
  return { ...(name !== undefined && { form: name }), fields: {}, entries: preserved }
}

function filesOf({ fields }: FormSchema, sent: FormData, name: string): readonly File[] {
  const field = fields[name]
  return field?.type === 'file' ? filesSent(field, sent, name) : []
}

/** The limit of data that the page's own scripts add. */
const MAX_BESIDE = 10_000

function textIn(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' && value.length <= MAX_BESIDE ? value : ''
}

function rejected(why: Partial<FormFailure>, status: number): Invalid {
  return { valid: false, rejection: data({ fields: {}, entries: {}, ...why }, { status }) }
}
