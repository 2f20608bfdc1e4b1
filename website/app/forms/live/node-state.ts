import { createMessage, type FormKitNode } from '@formkit/core'
import { empty } from '@formkit/utils'
import type { FormSchema } from '../schema/define-form.ts'
import { labelAt } from '../schema/field-at.ts'
import { fieldOf } from '../validation/field-rules.ts'
import { addressOf, nodesOf } from '../validation/form-tree.ts'
import type { FieldState, Problem } from './form-state.ts'

type Flag = 'blurred' | 'dirty' | 'submitted' | 'loading'

/** Whether an error blocks a node or one below it. */
export function isBlocked(root: FormKitNode): boolean {
  return nodesOf(root).some((node) => Object.values(node.store).some(({ blocking }) => blocking))
}

/** Sets a state of a node, as FormKit does: as an invisible message. */
export function setFlag(node: FormKitNode, key: Flag, value = true): void {
  if (hasFlag(node, key) !== value) node.store.set(createMessage({ key, type: 'state', value, visible: false }))
}

function hasFlag(node: FormKitNode, key: Flag | 'failing'): boolean {
  return node.store[key]?.value === true
}

export function stateOf(node: FormKitNode): FieldState {
  const isEmpty = empty(node.value)
  const dirty = hasFlag(node, 'dirty')
  const showsMessages = mayShowMessages(node)
  const hasRules = Boolean(node.props.validation?.length)
  return {
    blurred: hasFlag(node, 'blurred'),
    dirty,
    submitted: hasFlag(node, 'submitted'),
    complete: hasRules ? !isBlocked(node) && !isEmpty : dirty && !isEmpty,
    invalid: hasFlag(node, 'failing') && showsMessages,
    empty: isEmpty,
    settled: node.isSettled,
    loading: hasFlag(node, 'loading'),
    messages: messagesOf(node, (type) => type === 'error' || (type === 'validation' && showsMessages)),
  }
}

/** The errors that prevent the form from being sent, in its order. */
export function problemsOf(root: FormKitNode, schema: FormSchema): Problem[] {
  return nodesOf(root).flatMap((node) => {
    const [message] = messagesOf(node, (type, blocking) => type === 'error' || (type === 'validation' && blocking))
    const address = addressOf(node)
    return message === undefined ? [] : [{ address, label: labelAt(schema.fields, address), message }]
  })
}

function mayShowMessages(node: FormKitNode): boolean {
  if (hasFlag(node, 'submitted')) return true
  const field = fieldOf(node)
  const ownVisibility = field && 'validationVisibility' in field ? field.validationVisibility : undefined
  const when = ownVisibility ?? (field?.type === 'checkbox' ? 'dirty' : 'blur')
  return when === 'live' || hasFlag(node, when === 'dirty' ? 'dirty' : 'blurred')
}

function messagesOf(node: FormKitNode, counts: (type: string, blocking: boolean) => boolean): string[] {
  return Object.values(node.store)
    .filter(({ type, visible, blocking }) => visible && counts(type, blocking))
    .map(({ value }) => String(value))
}
