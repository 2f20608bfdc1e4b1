import { createNode, type FormKitNode, type FormKitOptions, type FormKitPlugin } from '@formkit/core'
import { createI18nPlugin } from '@formkit/i18n'
import { createValidationPlugin } from '@formkit/validation'
import type { FormLocale, FormSchema } from '../schema/define-form.ts'
import type { Entries, Entry } from '../schema/entries.ts'
import type { Field, Fields } from '../schema/fields.ts'
import { asEntries, asRows } from '../schema/preserved-entries.ts'
import { catalogues } from './messages.ts'
import { rules, rulesOf } from './rules.ts'

/** FormKit's input delay (requirements §9), in milliseconds. */
const DELAY_MS = 20
/** No field has this name, so an address of a field never means the form. */
const ROOT = '$form'

const validation = createValidationPlugin(rules)
const i18n = createI18nPlugin(catalogues)

/** Replaces FormKit's built-in English message when no catalogue has one. */
const dutchFallback: FormKitPlugin = (node) => {
  node.hook.text((fragment, next) => {
    const word = catalogues[localeOf(node)].ui[fragment.value]
    return next(typeof word === 'string' ? { ...fragment, value: word } : fragment)
  })
}

/**
 * The form as a tree of FormKit's nodes, with its rules. It is complete before any rule runs, because rules such as
 * `confirm` look at other fields. Its creator has to destroy it.
 */
export function createFormTree(schema: FormSchema, entries: Entries, plugins: FormKitPlugin[] = []): FormKitNode {
  const root = createNode({
    type: 'group',
    name: ROOT,
    config: { locale: schema.locale, delay: DELAY_MS },
    children: fieldNodes(schema.fields, entries),
  })
  root.use([i18n, dutchFallback, ...plugins, validation])
  return root
}

/** A node for each field of the form, a group or a row of a list. */
function fieldNodes(fields: Fields, entries: Entries): FormKitNode[] {
  return Object.entries(fields)
    .filter(([, { type }]) => type !== 'button' && type !== 'submit')
    .map(([name, field]) => createNode(nodeOptions(name, field, entries[name])))
}

function nodeOptions(name: string, field: Field, entry: Entry): FormKitOptions {
  const props = { field, label: field.label ?? name, validation: rulesOf(field), ...textsOf(field) }
  if (field.type === 'group') {
    return { type: 'group', name, props, children: fieldNodes(field.fields, asEntries(entry)) }
  }
  if (field.type === 'list') {
    return { type: 'list', name, props, children: asRows(entry).map((row) => rowNode(field.fields, row)) }
  }
  return { type: 'input', name, props, value: entry }
}

/** One row of a list: a group without a name, identified by its index. */
export function rowNode(fields: Fields, row: Entries): FormKitNode {
  return createNode({ type: 'group', children: fieldNodes(fields, row) })
}

function textsOf(field: Field) {
  if (!('validationLabel' in field || 'validationMessages' in field)) return {}
  return { validationLabel: field.validationLabel, validationMessages: field.validationMessages }
}

function localeOf(node: FormKitNode): FormLocale {
  return node.config.locale === 'en' ? 'en' : 'nl'
}

/**
 * Waits until every rule has run, also asynchronous ones. It checks the nodes themselves: FormKit's ledgers miscount
 * when a row of a list is added later.
 */
export async function untilValidated(root: FormKitNode): Promise<void> {
  await root.settled
  while (nodesOf(root).some((node) => 'validating' in node.store)) {
    await new Promise<void>((resolve) => {
      const receipt = root.on('message-removed.deep', () => {
        root.off(receipt)
        resolve()
      })
    })
  }
}

/** Destroys a tree: FormKit's plugins keep each node in memory until it is destroyed. */
export function destroyFormTree(root: FormKitNode): void {
  for (const node of nodesOf(root).reverse()) node.destroy()
}

/** A node and all below it, parents first. */
export function nodesOf(root: FormKitNode): FormKitNode[] {
  const nodes = [root]
  root.walk((node) => {
    nodes.push(node)
  })
  return nodes
}

/** The address of a field: `address.street`, `guests.0.name`. */
export function addressOf(node: FormKitNode): string {
  return node.address.slice(1).join('.')
}
