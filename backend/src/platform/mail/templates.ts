import type { Template } from './template'

const templates = new Map<string, Template<unknown>>()

/** Registers kinds of mail, so that queued ones can be sent: the database has only their names. */
export function registerTemplates(given: readonly Template<unknown>[]): void {
  for (const template of given) {
    const { name } = template
    if (templates.has(name)) throw new Error(`There is a mail template called ${name} already`)
    templates.set(name, template)
  }
}

export function templateNamed(name: string): Template<unknown> | undefined {
  return templates.get(name)
}
