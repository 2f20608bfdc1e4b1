import type { Validation } from './fields.ts'

/** A rule of a field, without its hints. */
export interface NamedRule {
  name: string
  args: readonly unknown[]
}

/** The rules of a validation one by one, as FormKit parses them: `(20)+required|length:5,16`. */
export function namedRules(validation: Validation): NamedRule[] {
  if (typeof validation !== 'string') return validation.map(([rule, ...args]) => ({ name: withoutHints(rule), args }))
  return validation
    .split('|')
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const [, name = '', args] = /^\s*([^:]*)(?::(.*))?$/s.exec(rule) ?? []
      return { name: withoutHints(name), args: args?.split(',').map((arg) => arg.trim()) ?? [] }
    })
}

function withoutHints(rule: string): string {
  return rule.trim().replace(/^[*+?()\d]+/, '')
}
