import type { FormKitNode } from '@formkit/core'
import type { FormSchema } from '../schema/define-form.ts'
import type { Entries } from '../schema/entries.ts'
import { addressOf, createFormTree, destroyFormTree, nodesOf, untilValidated } from './form-tree.ts'

/** Messages by the address of their field. */
export type FieldMessages = Record<string, string[]>

/** The messages of a form's rules: empty when it is valid. */
export async function checkEntries(schema: FormSchema, entries: Entries): Promise<FieldMessages> {
  const root = createFormTree(schema, entries)
  try {
    await untilValidated(root)
    const messages: FieldMessages = {}
    for (const node of nodesOf(root)) {
      const blocking = blockingMessages(node)
      if (blocking.length > 0) messages[addressOf(node)] = blocking
    }
    return messages
  } finally {
    destroyFormTree(root)
  }
}

/** The messages that prevent a form from being sent. */
function blockingMessages(node: FormKitNode): string[] {
  return Object.values(node.store)
    .filter((message) => message.type === 'validation' && message.blocking && typeof message.value === 'string')
    .map(({ value }) => String(value))
}
