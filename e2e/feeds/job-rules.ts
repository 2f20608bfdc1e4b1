import { childrenOf, countProblems, isWebAddress, type XmlTree } from './xml-tree.ts'

const REQUIRED = [
  ...['title', 'date', 'referencenumber', 'url', 'company', 'city', 'state', 'country'],
  ...['description', 'category', 'expirationdate'],
]
const OPTIONAL = ['salary', 'education', 'jobtype', 'contracttype']

/** What of the form that job boards read (`source` with a `job` for each) a feed breaks. */
export function jobFeedProblems(source: XmlTree): string[] {
  if (source.name !== 'source') return [`the root is ${source.name}`]
  const jobs = childrenOf(source, 'job')
  const references = jobs.map((job) => textOf(job, 'referencenumber'))
  return [
    ...countProblems(source, { once: ['publisher', 'publisherurl', 'lastBuildDate'] }),
    ...(isWebAddress(textOf(source, 'publisherurl')) ? [] : ['publisherurl is no address']),
    ...(isDate(textOf(source, 'lastBuildDate')) ? [] : ['lastBuildDate is no date']),
    ...(new Set(references).size === references.length ? [] : ['two jobs with the same reference']),
    ...jobs.flatMap(jobProblems),
  ]
}

function jobProblems(job: XmlTree): string[] {
  const known = [...REQUIRED, ...OPTIONAL]
  return [
    ...countProblems(job, { once: REQUIRED, atMostOnce: OPTIONAL }),
    ...job.children.filter(({ name }) => !known.includes(name)).map(({ name }) => `job: unknown ${name}`),
    ...job.children.filter(({ text }) => text.trim() === '').map(({ name }) => `job: empty ${name}`),
    ...(isWebAddress(textOf(job, 'url')) ? [] : ['job: url is no address']),
    ...(isDate(textOf(job, 'date')) ? [] : ['job: date is no date']),
    ...(/^\d{4}-\d\d-\d\d$/.test(textOf(job, 'expirationdate')) ? [] : ['job: expirationdate is no day']),
    ...(textOf(job, 'country') === 'NL' ? [] : ['job: country is no code']),
    ...(textOf(job, 'description') === textOf(job, 'title') ? ['job: the description is the title'] : []),
  ]
}

function textOf(parent: XmlTree, name: string): string {
  return childrenOf(parent, name)[0]?.text ?? ''
}

function isDate(text: string): boolean {
  return /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(text) && !Number.isNaN(Date.parse(text))
}
