import { noteBotCheck } from '../../content/reads.server.ts'
import type { FormSchema } from '../../forms/schema/define-form.ts'
import type { BegunCheck } from '../begun-check.ts'
import { signedMoment } from './drawn.server.ts'
import { widget } from './service.server.ts'

/** Begins the check of a form that anybody may send, in the loader of its page: that is drawn for each visitor from then on. */
export function beginCheck(schema: FormSchema): BegunCheck {
  noteBotCheck()
  return { drawn: signedMoment(nameOf(schema), Date.now()), service: widget }
}

/**
 * What the moment of a form is bound to.
 * @throws Error for one without a name
 */
export function nameOf({ name }: FormSchema): string {
  if (name === undefined) throw new Error('A form that anybody may send needs a name')
  return name
}
