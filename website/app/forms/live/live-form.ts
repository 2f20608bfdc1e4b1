import { createMessage, type FormKitNode, isPlaceholder } from '@formkit/core'
import type { FormSchema } from '../schema/define-form.ts'
import { type Entries, readEntries } from '../schema/entries.ts'
import { entryAt } from '../schema/entry-at.ts'
import type { FormFailure } from '../schema/failure.ts'
import { emptyRow } from '../schema/list-rows.ts'
import { fieldOf } from '../validation/field-rules.ts'
import {
  addressOf,
  createFormTree,
  destroyFormTree,
  nodesOf,
  rowNode,
  untilValidated,
} from '../validation/form-tree.ts'
import { afterPress } from './after-press.ts'
import type { FieldState, FormSnapshot } from './form-state.ts'
import { isTouched } from './is-touched.ts'
import { isBlocked, problemsOf, setFlag, stateOf } from './node-state.ts'

/** A form of the page, backed by FormKit. */
export interface LiveForm {
  /** runs every rule; true when the form may be sent */
  submit: () => Promise<boolean>
  /** shows the server's errors, until their fields change */
  setFailure: (failure: FormFailure | undefined) => void
  /** sets whether its handler runs */
  setLoading: (loading: boolean) => void
  addRow: (list: string) => void
  removeRow: (list: string, row: number) => void
  stop: () => void
}

/**
 * Makes a form live: FormKit's nodes follow its elements, which keep what is typed. Everything it needs comes from the
 * document, so it does not matter how long ago that was rendered and what has been typed since.
 */
export function startLiveForm(
  element: HTMLFormElement,
  schema: FormSchema,
  publish: (snapshot: FormSnapshot) => void,
): LiveForm {
  const ended = new AbortController()
  const whenReleased = afterPress(ended.signal)
  let isDue = false
  const root = createFormTree(schema, read(), [follow])

  function read(): Entries {
    return readEntries(schema.fields, new FormData(element))
  }

  function follow(node: FormKitNode): void {
    node.on('commit', ({ origin }) => {
      if (origin === node) node.store.filter(() => false, 'error')
    })
    for (const event of ['commit', 'settled', 'message-added', 'message-updated', 'message-removed'])
      node.on(event, publishSoon)
  }

  function publishSoon(): void {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      if (!ended.signal.aborted) publish(snapshot())
    })
  }

  function snapshot(): FormSnapshot {
    const fields = new Map<string, FieldState>(nodesOf(root).map((node) => [addressOf(node), stateOf(node)]))
    const form = stateOf(root)
    return { form, fields, problems: form.submitted ? problemsOf(root, schema) : [] }
  }

  function nodeOf(target: EventTarget | null): FormKitNode | undefined {
    const name = target instanceof Element && 'name' in target ? target.name : ''
    return typeof name === 'string' && name !== '' ? root.at(name) : undefined
  }

  function handleInput({ target }: Event): void {
    const node = nodeOf(target)
    if (!node || node === root) return
    setFlag(node, 'dirty')
    setFlag(root, 'dirty')
    void node.input(entryAt(read(), addressOf(node)))
  }

  function handleBlur({ target }: Event): void {
    const node = nodeOf(target)
    if (node && node !== root) whenReleased(() => setFlag(node, 'blurred'))
  }

  /** Copies the current values of the elements. */
  function copyValues(): void {
    const entries = read()
    for (const node of nodesOf(root)) {
      if (node.type === 'input') void node.input(entryAt(entries, addressOf(node)), false)
    }
  }

  for (const type of ['input', 'change']) element.addEventListener(type, handleInput, { signal: ended.signal })
  element.addEventListener('focusout', handleBlur, { signal: ended.signal })
  for (const one of element.elements) if (isTouched(one)) applyEarlierChange(one)
  publishSoon()

  /** Applies changes from before the form was live. */
  function applyEarlierChange(one: Element): void {
    const node = nodeOf(one)
    if (!node || node === root) return
    setFlag(node, 'dirty')
    if (one !== document.activeElement) setFlag(node, 'blurred')
  }

  return {
    async submit() {
      copyValues()
      for (const node of nodesOf(root)) {
        node.store.filter(() => false, 'error')
        setFlag(node, 'submitted')
      }
      await untilValidated(root)
      const blocked = isBlocked(root)
      if (blocked) root.store.set(createMessage({ key: 'incomplete', type: 'ui', value: 'Form incomplete.' }, root))
      else root.store.remove('incomplete')
      publish(snapshot())
      return !blocked
    },
    setFailure(failure) {
      for (const node of nodesOf(root)) node.store.filter(() => false, 'error')
      for (const [address, [message]] of Object.entries(failure?.fields ?? {})) {
        const meta = { localize: false }
        root.at(address)?.store.set(createMessage({ key: 'refused', type: 'error', value: message, meta }))
      }
      if (failure) for (const node of nodesOf(root)) setFlag(node, 'submitted')
    },
    setLoading(loading) {
      for (const node of nodesOf(root)) setFlag(node, 'loading', loading)
    },
    addRow(list) {
      const node = root.at(list)
      const field = node && fieldOf(node)
      if (!node || field?.type !== 'list') return
      node.add(rowNode(field.fields, emptyRow(field)))
      setFlag(node, 'dirty')
    },
    removeRow(list, row) {
      const node = root.at(list)
      const child = node?.children[row]
      if (!node || !child || isPlaceholder(child)) return
      destroyFormTree(child)
      setFlag(node, 'dirty')
    },
    stop() {
      ended.abort()
      destroyFormTree(root)
    },
  }
}
