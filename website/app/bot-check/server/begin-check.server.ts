import { recordBotCheck } from '../../content/cache/reads.server.ts'
import type { FormSchema } from '../../forms/schema/define-form.ts'
import type { BotCheckData } from '../bot-check-data.ts'
import { widget } from './service.server.ts'
import { signedTime } from './signed-time.server.ts'

/** Starts the bot check of a public form, in the loader of its page: the page is rendered per visitor from then on. */
export function beginCheck(schema: FormSchema): BotCheckData {
  recordBotCheck()
  return { renderedAt: signedTime(nameOf(schema), Date.now()), service: widget }
}

/**
 * The name that the signed time is bound to.
 * @throws Error for a form without a name
 */
export function nameOf({ name }: FormSchema): string {
  if (name === undefined) throw new Error('A form that anybody may send needs a name')
  return name
}
