import type { Core } from '@strapi/strapi'
import { type DocumentRule, writtenData } from './context'
import { type FieldProblem, fieldError } from './field-error'
import { textChecks } from './field-rules'

/** Refuses texts the site could not show, with a message at the field that needs another. */
export const checkFields: DocumentRule = async (strapi, context, next) => {
  const data = writtenData(context)
  const problems = data ? problemsOf(strapi, context.uid, data, []) : []
  if (problems.length > 0) throw fieldError(problems)
  return next()
}

type Path = (string | number)[]

function problemsOf(strapi: Core.Strapi, uid: string, data: object, path: Path): FieldProblem[] {
  const model = uid.includes('::') ? strapi.contentTypes[uid as never] : strapi.components[uid as never]
  const attributes: Record<string, { type: string; component?: string }> = model?.attributes ?? {}
  return Object.entries(data).flatMap(([field, value]) => {
    const here = [...path, field]
    const attribute = attributes[field]
    if (attribute?.type === 'component' || attribute?.type === 'dynamiczone') {
      return componentProblems(strapi, attribute.component, value, here)
    }
    const message = typeof value === 'string' && value !== '' ? textProblem(uid, field, value) : undefined
    return message ? [{ path: here, message }] : []
  })
}

function componentProblems(strapi: Core.Strapi, component: string | undefined, value: unknown, path: Path) {
  const repeated = Array.isArray(value)
  return (repeated ? value : [value]).flatMap((item: unknown, index) => {
    if (typeof item !== 'object' || item === null) return []
    const uid = component ?? ('__component' in item ? String(item.__component) : '')
    return problemsOf(strapi, uid, item, repeated ? [...path, index] : path)
  })
}

function textProblem(uid: string, field: string, value: string): string | undefined {
  try {
    textChecks[uid]?.[field]?.(value)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
