import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

/** A problem of one field: Strapi's own contain the rejected value, those of our rules are a Dutch sentence. */
interface Problem {
  path?: (string | number)[]
  message?: string
  value?: unknown
}

interface Described {
  config?: { metadatas?: Record<string, { edit?: { label?: string } }> }
}

const unknown = 'Er ging iets mis dat niet aan de tekst ligt. De beheerder vindt meer in het logboek van het systeem.'
const maxProblems = 5

/** Why a document could not be published, in Dutch, with the labels of its form. */
export function failureReason(strapi: Core.Strapi, uid: string, error: unknown): string {
  if (!(error instanceof errors.ApplicationError)) return unknown
  const { errors: problems = [] } = Object(error.details) as { errors?: Problem[] }
  if (problems.length === 0) return error.message
  const sentences = problems.map((problem) => sentenceOf(labelsOf(strapi, uid), problem))
  return [...new Set(sentences)].slice(0, maxProblems).join(' ')
}

function labelsOf(strapi: Core.Strapi, uid: string): NonNullable<Described['config']>['metadatas'] {
  return (strapi.contentTypes[uid as never] as Described | undefined)?.config?.metadatas
}

function sentenceOf(labels: ReturnType<typeof labelsOf>, problem: Problem): string {
  const { path = [], message = unknown } = problem
  if (!('value' in problem)) return message
  const [field = '', index = '', ...deeper] = path
  const label = labels?.[field]?.edit?.label ?? String(field)
  const isPart = deeper.length > 0 && /^\d+$/.test(String(index))
  const place = isPart ? `${label}, onderdeel ${Number(index) + 1}` : label
  const isMissing = problem.value === null || problem.value === undefined || problem.value === ''
  return isMissing ? `“${place}” is niet (helemaal) ingevuld.` : `“${place}” klopt niet.`
}
